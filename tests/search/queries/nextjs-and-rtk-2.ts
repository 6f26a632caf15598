import type { Queries } from '../query'

const NEXT = '/usage/nextjs'
const TWO = '/usage/migrating-rtk-2'
const TYPES = '/usage/usage-with-typescript'

/** About Next.js, and about updating to Redux Toolkit 2. */
export const nextjsAndRtk2: Queries = {
  symbols: [
    ['next-redux-wrapper', NEXT],
    ['AnyAction', `${TWO}#unknown-action`, `${TWO}#middleware-types`, '/api/other-exports#redux'],
    ['revalidateTag', `${NEXT}#caches`],
    ['defaultMemoize', `${TWO}#memoizers`, TWO, '/api/createSelector#lru-memoize'],
    ['HYDRATE', NEXT, '/rtk-query/api/createApi#rehydration', '/rtk-query/usage/server-side-rendering'],
    ['getType', `${TWO}#get-type`, TWO],
    ['StoreProvider', NEXT],
    ['UnknownAction', `${TWO}#unknown-action`, '/api/other-exports', TYPES],
  ],
  'partial words': [
    ['next.j', NEXT],
    ['migrating to rt', TWO],
    ['pages rou', `${NEXT}#pages-router`],
    ['breaking cha', TWO],
    ['hydration mis', NEXT, '/rtk-query/usage/server-side-rendering#pitfall-mismatch'],
    ['entity types ta', `${TWO}#entities`],
  ],
  typos: [
    ['nextsj store', NEXT],
    ['migratoin guide rtk 2', TWO],
    ['hydratoin mismatch', NEXT, '/rtk-query/usage/server-side-rendering#pitfall-mismatch'],
    ['unkownaction', `${TWO}#unknown-action`, '/api/other-exports', TYPES],
  ],
  questions: [
    ['where do I create the store in next.js', NEXT],
    ['how do I upgrade redux toolkit from 1.9 to 2', TWO],
    ['can I use redux in a server component', `${NEXT}#where`, NEXT],
    ['what are the breaking changes of redux toolkit 2', TWO],
    ['why do all visitors share one store on the server', NEXT, '/api/configureStore#pitfall-shared-store'],
    ['why do I have two versions of redux installed', `${TWO}#overrides`],
    ['how do I reset redux state on route change in nextjs', `${NEXT}#per-route`, NEXT],
    [
      'why does my middleware not run in production after the upgrade',
      `${TWO}#old-forms`,
      `${TWO}#silent`,
      TWO,
    ],
    ['how do I refresh the page after a server action', `${NEXT}#caches`],
    ['what changed after redux toolkit 2.0', `${TWO}#timeline`, TWO],
    ['how do I render on an express server', `${NEXT}#own-server`, '/rtk-query/usage/server-side-rendering'],
    [
      'which typescript version does rtk 2 need',
      `${TWO}#order`,
      '/introduction/getting-started#supported-versions',
    ],
    ['do I need redux if I use server components', `${NEXT}#where`, NEXT],
  ],
  synonyms: [
    ['next.js app router redux store per request', NEXT],
    ['upgrade redux toolkit 1.9 to 2', TWO],
    ['rtk query server component', NEXT],
    ['peer dependency redux 4', `${TWO}#overrides`, TWO],
    [
      'hydration failed redux preloadedState',
      NEXT,
      '/rtk-query/usage/server-side-rendering#pitfall-mismatch',
    ],
    ['resolutions redux version yarn', `${TWO}#overrides`],
    ['app directory redux provider', NEXT],
    ['changelog', TWO],
    ['getServerSideProps', `${NEXT}#pages-router`],
    ['AnyAction deprecated UnknownAction', `${TWO}#unknown-action`, TWO],
    ['revalidate path after mutation', `${NEXT}#caches`],
    ['rtk 2 release notes', TWO],
  ],
  'pasted errors': [
    ['TypeError: useDispatch.withTypes is not a function', `${NEXT}#pitfall-with-types`],
    [
      'object notation for createSlice.extraReducers has been removed',
      `${TWO}#extra-reducers`,
      `${TWO}#console`,
      '/api/createSlice#pitfall-object-notation',
      '/api/codemods#which',
      '/errors#code-14',
    ],
    [
      'Error: This function is not supported in React Server Components. Please only use this export in a Client Component.',
      `${NEXT}#pitfall-server-component`,
      `${TWO}#react-redux`,
    ],
    [
      'Uncaught Error: `middleware` field must be a callback',
      `${TWO}#middleware`,
      `${TWO}#console`,
      '/api/configureStore#pitfall-array',
      '/api/configureStore#errors',
      '/errors#code-2',
    ],
    [
      "Hydration failed because the server rendered HTML didn't match the client. As a result this tree will be regenerated on the client.",
      `${NEXT}#how-it-works`,
      NEXT,
      '/rtk-query/usage/server-side-rendering#pitfall-mismatch',
    ],
    [
      "error TS2314: Generic type 'EntityState<T, Id>' requires 2 type argument(s).",
      `${TWO}#entities`,
      `${TWO}#compiler`,
      '/api/createEntityAdapter',
    ],
    [
      'Cannot update a component (`Header`) while rendering a different component (`ProductPage`). To locate the bad setState() call inside `ProductPage`, follow the stack trace',
      `${NEXT}#pitfall-dispatch-in-render`,
    ],
    [
      "src/middleware.ts:8:7 - error TS18046: 'action' is of type 'unknown'.",
      `${TWO}#middleware-types`,
      `${TWO}#compiler`,
      `${TYPES}#pitfall-unknown-action`,
    ],
    ['Error: Cannot access refs during render', `${NEXT}#pitfall-ref`],
    [
      'npm error ERESOLVE could not resolve npm error peerOptional redux@"^5.0.0" from react-redux@9.2.0',
      `${TWO}#console`,
      `${TWO}#order`,
    ],
    [
      'Error [ERR_PACKAGE_PATH_NOT_EXPORTED]: Package subpath \'./dist/query/react\' is not defined by "exports"',
      `${TWO}#deep-imports`,
      `${TWO}#console`,
    ],
    [
      "Module '\"@reduxjs/toolkit\"' has no exported member 'PreloadedState'.ts(2305)",
      `${TWO}#preloaded-state`,
      `${TWO}#compiler`,
    ],
  ],
  acronyms: [
    ['RSC', NEXT],
    ['RTK 2', TWO],
    ['SSR express', `${NEXT}#own-server`, NEXT, '/rtk-query/usage/server-side-rendering'],
    ['RTK v2 TS errors', `${TWO}#compiler`, TWO],
    ['RTKQ RSC', NEXT],
    ['TS18046', `${TWO}#compiler`, `${TWO}#middleware-types`, `${TYPES}#pitfall-unknown-action`],
  ],
}
