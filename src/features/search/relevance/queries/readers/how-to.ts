import type { Queries } from '../../query'

/** Tasks, in the words of readers. */
export const readersHowTo: Queries = {
  'how-to': [
    [
      'how to add an item to an array in the state',
      '/usage/immer-reducers#arrays-and-objects',
      '/usage/immer-reducers#recipes',
    ],
    [
      'how to remove an object from a list in a reducer',
      '/usage/immer-reducers#arrays-and-objects',
      '/usage/immer-reducers#recipes',
      '/api/createEntityAdapter#remove-many',
    ],
    [
      'how to retry a failed request',
      '/rtk-query/api/fetchBaseQuery#retry',
      '/rtk-query/api/fetchBaseQuery#retry-condition',
      '/rtk-query/api/fetchBaseQuery#retry-options',
      '/rtk-query/usage/customizing-queries#retry',
    ],
    [
      'how to show the error of the server to the user',
      '/rtk-query/usage/error-handling',
      '/api/createAsyncThunk#errors',
      '/api/createAsyncThunk#pitfall-response',
    ],
    [
      'how to fetch data when a button is clicked',
      '/rtk-query/api/created-api/hooks#use-lazy-query',
      '/rtk-query/usage/queries#choose-a-hook',
      '/rtk-query/usage/queries#in-a-handler',
      '/rtk-query/usage/conditional-fetching#lazy',
    ],
    [
      'how to send cookies with every request',
      '/rtk-query/api/fetchBaseQuery#headers',
      '/rtk-query/api/fetchBaseQuery#options',
      '/rtk-query/api/fetchBaseQuery#fetch-args',
      '/rtk-query/usage/customizing-queries#before-every-request',
    ],
    [
      'how to cancel a request when a component unmounts',
      '/rtk-query/usage/queries#cancellation',
      '/api/createAsyncThunk#cancel',
      '/rtk-query/usage/mutations#cancel',
      '/usage/troubleshooting#symptom-request-not-cancelled',
      '/rtk-query/api/created-api/hooks#pitfall-abort',
    ],
    ['how to sort the items of an entity adapter', '/api/createEntityAdapter'],
    ['how to test a slice', '/usage/usage-guide#testing', '/api/createSlice#pitfall-case-reducer-test'],
    [
      'how to save part of the state in local storage',
      '/usage/usage-guide#persistence',
      '/rtk-query/usage/persistence-and-rehydration#recommended',
    ],
    [
      'how to reuse a reducer for several slices',
      '/api/createSlice#generic-slices',
      '/usage/usage-with-typescript#generic-slices',
      '/api/createSlice#case-reducers',
    ],
    [
      'how to keep the old page while the next page is loading',
      '/rtk-query/usage/pagination',
      '/rtk-query/api/created-api/hooks#current-data',
      '/rtk-query/usage/queries#current-data',
    ],
    [
      'how to stop polling when a job is done',
      '/rtk-query/usage/polling',
      '/usage/troubleshooting#symptom-polling-does-not-stop',
    ],
    [
      'how to type the state of a slice',
      '/usage/usage-with-typescript#slice-state',
      '/tutorials/typescript#describe-the-state',
    ],
    [
      'how to validate the response of an endpoint',
      '/rtk-query/usage/queries#schemas',
      '/rtk-query/api/createApi#schemas',
      '/rtk-query/usage-with-typescript#schemas',
    ],
    ['how to prefetch data on hover', '/rtk-query/usage/prefetching'],
    [
      'how to show the loading state of a mutation in another component',
      '/rtk-query/usage/mutations#shared-status',
      '/rtk-query/api/created-api/hooks#fixed-cache-key',
      '/usage/troubleshooting#symptom-mutation-status-elsewhere',
    ],
    [
      'how to refetch when the user comes back to the tab',
      '/rtk-query/usage/cache-behavior#focus',
      '/rtk-query/api/setupListeners',
      '/usage/troubleshooting#symptom-no-refetch-on-focus',
    ],
    [
      'how to run code after an action was dispatched',
      '/api/createListenerMiddleware',
      '/usage/usage-guide#where-logic-goes',
      '/usage/usage-with-typescript#listeners',
    ],
    [
      'how to load a reducer only when it is needed',
      '/api/combineSlices',
      '/api/createSlice#inject-into',
      '/usage/usage-with-typescript#lazy-slices',
    ],
    [
      'how to stop a component from rendering too often',
      '/usage/usage-guide#performance',
      '/rtk-query/usage/queries#select-from-result',
      '/rtk-query/api/created-api/hooks#select-from-result',
      '/rtk-query/api/created-api/hooks#pitfall-select',
      '/usage/troubleshooting#symptom-select-from-result-renders',
    ],
    [
      'how to run one query after another',
      '/rtk-query/usage/conditional-fetching',
      '/rtk-query/usage/conditional-fetching#dependence',
      '/rtk-query/usage/customizing-queries#query-fn',
    ],
  ],
}
