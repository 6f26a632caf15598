import { helpdeskApi } from '../app/helpdeskApi'
import type { Credentials, Session } from './types'

export const sessionApi = helpdeskApi.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation<Session, Credentials>({
      query: (credentials) => ({ url: 'login', method: 'POST', body: credentials }),
    }),
  }),
})

export const { useLogInMutation } = sessionApi
