import type { SymptomGroup } from './symptom'

const SERVER = '/rtk-query/usage/server-side-rendering'

export const SERVER_SYMPTOMS: SymptomGroup = {
  id: 'server',
  symptoms: [
    {
      id: 'hooks-in-server-components',
      symptom: 'Hooks do not work in a server component of Next.js',
      answer:
        'Hooks and stores are for client components. Fetch in the server component and pass the result on as a prop, or seed the cache of the client with `upsertQueryEntries`.',
      page: { path: `${SERVER}#app-router`, title: 'Server-side rendering, App Router' },
    },
    {
      id: 'server-page-refetches-on-focus',
      symptom: 'A page that was rendered with `initiate` refetches on focus forever',
      answer:
        'Old versions took subscriptions of the server over into the browser; in 2.14 they have no effect. Update, and pass `subscribe: false` on the server.',
      page: { path: `${SERVER}#pitfall-focus`, title: 'Server-side rendering, refetches on focus' },
    },
    {
      id: 'own-server-rendering',
      symptom: 'I render on a server of my own, without a wrapper',
      answer:
        'Dispatch `initiate` for each query, await all of `dispatch(api.util.getRunningQueriesThunk())`, and send the state. The browser takes it over with `extractRehydrationInfo`.',
      page: { path: `${SERVER}#recommended`, title: 'Server-side rendering, the whole way' },
    },
    {
      id: 'redux-persist-warnings',
      symptom: 'redux-persist causes warnings about non-serializable values',
      answer:
        'Its actions carry functions. List its six action types under `ignoredActions` of `serializableCheck`.',
      page: {
        path: '/api/serializabilityMiddleware#redux-persist',
        title: 'Serializability check, redux-persist',
      },
    },
    {
      id: 'persisted-queries-hang',
      symptom: 'After a reload with redux-persist, queries load forever or show old data',
      answer:
        'The API slice was put back as plain state, with requests that never end. Leave it out with `blacklist`, or restore it through `extractRehydrationInfo`.',
      page: {
        path: '/rtk-query/usage/persistence-and-rehydration#redux-persist',
        title: 'Persistence and rehydration, redux-persist',
      },
    },
  ],
}
