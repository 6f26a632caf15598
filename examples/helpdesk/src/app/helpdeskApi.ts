import type { Dispatch } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import { fakeFetch } from '../server/fakeServer'
import { loggedOut } from '../session/loggedOut'
import type { Session } from '../session/types'

interface StateWithSession {
  session: Session | null
}

const request = fetchBaseQuery({
  baseUrl: 'https://helpdesk.example/',
  fetchFn: fakeFetch,
  prepareHeaders(headers, { getState }) {
    const { session } = getState() as StateWithSession
    if (session) headers.set('authorization', `Bearer ${session.token}`)
    return headers
  },
})

const requestWithLogout: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError> = async (
  args,
  api,
  extraOptions,
) => {
  const result = await request(args, api, extraOptions)
  if (result.error?.status === 401) endSession(api.dispatch, 'Your session has ended.')
  return result
}

export const helpdeskApi = createApi({
  reducerPath: 'helpdeskApi',
  baseQuery: requestWithLogout,
  tagTypes: ['Ticket'],
  endpoints: () => ({}),
})

/** The session first, so that nothing that needs one is on screen when the cache is emptied. */
export function endSession(dispatch: Dispatch, reason?: string) {
  dispatch(loggedOut(reason))
  dispatch(helpdeskApi.util.resetApiState())
}
