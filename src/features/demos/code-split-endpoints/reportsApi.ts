import type { BakeryApi } from './bakeryApi'

// In an app: export const reportsApi = bakeryApi.enhanceEndpoints(…).injectEndpoints(…)
export const injectReports = (bakeryApi: BakeryApi) =>
  bakeryApi.enhanceEndpoints({ addTagTypes: ['Report'] }).injectEndpoints({
    endpoints: (build) => ({
      getReport: build.query<{ sold: number; revenue: number }, void>({
        query: () => 'report',
        providesTags: ['Report', 'Item'],
      }),
      startDay: build.mutation<null, void>({
        query: () => ({ url: 'days', method: 'POST' }),
        invalidatesTags: ['Report', 'Item'],
      }),
    }),
  })

export type ReportsApi = ReturnType<typeof injectReports>
