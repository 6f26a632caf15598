import { fetchBaseQuery } from '@reduxjs/toolkit/query'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { fetchFn, server } from './server'
import { signedOut, tokenReceived } from './session'
import type { SessionState } from './session'

const tokenOf = ({ getState }: Pick<BaseQueryApi, 'getState'>) =>
  (getState() as { session: SessionState }).session.token

// The server runs in this page; yours needs no fetchFn.
const plain = fetchBaseQuery({
  baseUrl: server.baseUrl,
  fetchFn,
  prepareHeaders(headers, api) {
    const token = tokenOf(api)
    if (token !== null) headers.set('authorization', `Bearer ${token}`)
  },
})

/** The refresh that is running in each store, for all of its requests to wait for. */
const refreshes = new WeakMap<BaseQueryApi['dispatch'], Promise<void>>()

async function refresh(api: BaseQueryApi) {
  const ownSignal = { ...api, signal: new AbortController().signal }
  const { data, error } = await plain({ url: 'session', method: 'POST' }, ownSignal, {})
  if (data) api.dispatch(tokenReceived((data as { token: string }).token))
  else if (error?.status === 401) api.dispatch(signedOut())
}

export const withRefresh: typeof plain = async (args, api, extraOptions) => {
  if (api.endpoint === 'logIn') return plain(args, api, extraOptions)
  await refreshes.get(api.dispatch)
  const used = tokenOf(api)
  const result = await plain(args, api, extraOptions)
  if (result.error?.status !== 401) return result

  if (tokenOf(api) === used) {
    let running = refreshes.get(api.dispatch)
    running ??= refresh(api).finally(() => refreshes.delete(api.dispatch))
    refreshes.set(api.dispatch, running)
    await running
  }
  const token = tokenOf(api)
  return token === null || token === used ? result : plain(args, api, extraOptions)
}
