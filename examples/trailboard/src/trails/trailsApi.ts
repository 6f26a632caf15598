import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { fakeFetch } from './fakeServer'
import type { Report, Trail, TrailWithReports } from './types'

export const trailsApi = createApi({
  reducerPath: 'trailsApi',
  baseQuery: fetchBaseQuery({ baseUrl: 'https://trails.example/', fetchFn: fakeFetch }),
  tagTypes: ['Trail'],
  endpoints: (build) => ({
    getTrails: build.query<Trail[], void>({
      query: () => 'trails',
      providesTags: (trails = []) => trails.map(({ id }) => ({ type: 'Trail', id })),
    }),
    getTrail: build.query<TrailWithReports, string>({
      query: (id) => `trails/${id}`,
      providesTags: (_trail, _error, id) => [{ type: 'Trail', id }],
    }),
    addReport: build.mutation<Report, Report>({
      query: (report) => ({ url: `trails/${report.trailId}/reports`, method: 'POST', body: report }),
      invalidatesTags: (_report, error, { trailId }) => (error ? [] : [{ type: 'Trail', id: trailId }]),
    }),
  }),
})

export const { useGetTrailsQuery, useGetTrailQuery, useAddReportMutation } = trailsApi
