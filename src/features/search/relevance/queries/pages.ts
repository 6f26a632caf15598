import type { Queries } from '../query'

/** About the pages outside `docs/`. */
export const pages: Queries = {
  symbols: [
    ['playground', '/playground'],
    ['error 38', '/errors#code-38'],
    ['Error 5', '/errors#code-5'],
    ['error code 12', '/errors#code-12'],
  ],
  questions: [
    ['try redux toolkit in the browser', '/playground'],
    ['what do the error numbers mean', '/errors'],
    [
      'why does production show only an error number',
      '/errors',
      '/api/other-exports#format-prod-error-message',
    ],
  ],
  synonyms: [
    ['reproduce a bug', '/playground'],
    ['minified error', '/errors', '/api/other-exports#format-prod-error-message'],
    ['list of all error codes', '/errors'],
  ],
  'pasted errors': [
    [
      'Minified Redux Toolkit error #24; visit https://redux-toolkit.js.org/Errors?code=24 for the full message or use the non-minified dev environment for full errors.',
      '/errors#code-24',
    ],
    ['https://redux-toolkit.js.org/Errors?code=39', '/errors#code-39'],
    [
      'Error: Cannot refetch a query that has not been started yet.',
      '/errors#code-38',
      '/rtk-query/api/created-api/hooks#pitfall-refetch',
    ],
    [
      'Uncaught (in promise) Error: When using custom hooks for context, all 3 hooks need to be provided: useDispatch, useSelector, useStore. Hook useStore was either not provided or not a function.',
      '/errors#code-36',
      '/rtk-query/usage/customizing-create-api#pitfall-three-hooks',
    ],
    [
      'Error: called `injectEndpoints` to override already-existing endpointName getPosts without specifying `overrideExisting: true`\n    at injectEndpoint (https://localhost:5173/node_modules/.vite/deps/chunk-4F2K.js?v=8a1:2210:17)',
      '/errors#code-39',
      '/rtk-query/api/created-api/code-splitting#override-existing',
    ],
    [
      "maxPages for endpoint 'listItems' must be a number greater than 0",
      '/errors#code-40',
      '/rtk-query/api/createApi#infinite-queries',
    ],
    [
      'Existing Redux context detected. If you already have a store set up, please use the traditional Redux setup.',
      '/errors#code-35',
      '/rtk-query/api/ApiProvider#pitfall-existing-context',
      '/tutorials/rtk-query#api-provider',
    ],
    [
      'Error: The slice reducer for key "todos" returned undefined when called for selector()',
      '/errors#code-15',
      '/api/createSlice#pitfall-not-mounted',
    ],
  ],
}
