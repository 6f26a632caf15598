import type { SymptomGroup } from './symptom'

const OVERVIEW = '/rtk-query/overview'
const SERIALIZABILITY = '/api/serializabilityMiddleware'

export const STORE_SYMPTOMS: SymptomGroup = {
  id: 'store',
  symptoms: [
    {
      id: 'middleware-missing',
      symptom: '"Middleware for RTK-Query API … has not been added to the store"',
      answer:
        'The reducer is in this store and `api.middleware` is not, as often happens in tests. Add it in the `middleware` option, next to `reducer`.',
      page: { path: `${OVERVIEW}#middleware-missing`, title: 'RTK Query overview, missing middleware' },
    },
    {
      id: 'no-data-found',
      symptom: '"No data found at `state.api`"',
      answer:
        'The reducer is missing, or not at the root under `reducerPath`; a dot in the path is part of the name. Write `[api.reducerPath]: api.reducer` in the root reducer.',
      page: { path: `${OVERVIEW}#no-data-found`, title: 'RTK Query overview, no data found' },
    },
    {
      id: 'hooks-undefined',
      symptom: 'The generated hooks are undefined',
      answer:
        '`createApi` comes from `@reduxjs/toolkit/query`, which generates none. Import it from `@reduxjs/toolkit/query/react`.',
      page: { path: `${OVERVIEW}#hooks-undefined`, title: 'RTK Query overview, hooks are undefined' },
    },
    {
      id: 'two-apis-overwrite',
      symptom: 'Two API slices overwrite each other',
      answer:
        'Both kept the default `reducerPath`, `api`. Give each its own; for the same server, make them one API slice with `injectEndpoints`.',
      page: { path: `${OVERVIEW}#two-apis`, title: 'RTK Query overview, two API slices' },
    },
    {
      id: 'devtools-same-name',
      symptom: 'Redux DevTools shows `api/executeQuery/fulfilled` for every request',
      answer:
        'All queries share one thunk. Set `devTools: { actionSanitizer: createApiActionSanitizer(api) }`, which adds the name of the endpoint to what is displayed.',
      page: {
        path: '/rtk-query/api/created-api/redux-integration#devtools',
        title: 'Redux integration, Redux DevTools',
      },
    },
    {
      id: 'middleware-array',
      symptom: 'An array of middleware is not accepted',
      answer:
        'Since 2.0, `middleware` is a callback, and spreading the defaults loses their type. Return `getDefaultMiddleware().concat(logger)`, or `new Tuple(logger)`.',
      page: { path: '/api/configureStore#pitfall-array', title: 'configureStore, a middleware array' },
    },
    {
      id: 'date-not-serializable',
      symptom: 'A `Date`, `Map` or class instance causes a non-serializable warning',
      answer:
        'State and actions should hold plain values only. Store an ISO string, a number or a plain object, and convert where you display it.',
      page: { path: `${SERIALIZABILITY}#fix`, title: 'Serializability check, convert at the edge' },
    },
    {
      id: 'check-state-only',
      symptom: 'The serializability check should leave actions alone',
      answer:
        'Pass `serializableCheck: { ignoreActions: true }`, and only the state is checked. `meta.arg` and `meta.baseQueryMeta` are left out by default.',
      page: { path: `${SERIALIZABILITY}#only`, title: 'Serializability check, only state' },
    },
    {
      id: 'extra-reducers-object',
      symptom: 'The object form of `extraReducers` fails after an upgrade',
      answer:
        'It was removed in 2.0. Write a builder callback with one `addCase` per entry, or let the codemod `createSliceBuilder` do it.',
      page: {
        path: '/usage/migrating-rtk-2#extra-reducers',
        title: 'Migrating to RTK 2, extraReducers: object → builder',
      },
    },
    {
      id: 'thunk-or-listener',
      symptom: 'Should this be a thunk or a listener?',
      answer:
        'A thunk means "do this now": somebody calls it and may await it. A listener means "whenever this happens": it watches actions, and nobody waits for it.',
      page: { path: '/usage/usage-guide#where-logic-goes', title: 'Usage guide, where logic goes' },
    },
    {
      id: 'state-one-level-too-deep',
      symptom: 'All state is under one key, `reducer`, and selectors get `undefined`',
      answer:
        'The root reducer was put into an object again, as in `{ reducer: { reducer: rootReducer } }`. Pass the function itself: `{ reducer: rootReducer }`.',
      page: { path: '/api/configureStore#pitfall-nested-reducer', title: 'configureStore, this mistake' },
    },
  ],
}
