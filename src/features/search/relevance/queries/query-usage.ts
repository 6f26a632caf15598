import type { Queries } from '../query'

const USAGE = '/rtk-query/usage'
const QUERIES = `${USAGE}/queries`
const MUTATIONS = `${USAGE}/mutations`
const CONDITIONAL = `${USAGE}/conditional-fetching`
const INFINITE = `${USAGE}/infinite-queries`
const PAGES = `${USAGE}/pagination`
const CACHE = `${USAGE}/cache-behavior`
const TAGS = `${USAGE}/automated-refetching`
const UPDATES = `${USAGE}/manual-cache-updates`
const FAILURES = `${USAGE}/error-handling`
const POLLING = `${USAGE}/polling`
const PREFETCHING = `${USAGE}/prefetching`

const CREATE = '/rtk-query/api/createApi'
const HOOKS = '/rtk-query/api/created-api/hooks'
const ENDPOINTS = '/rtk-query/api/created-api/endpoints'
const UTIL = '/rtk-query/api/created-api/api-slice-utils'
const TYPES = '/rtk-query/usage-with-typescript'
const COMPARISON = '/rtk-query/comparison'

/** About the guides to reading and writing with RTK Query, and to its cache. */
export const queryUsage: Queries = {
  symbols: [
    ['isLoading vs isFetching', `${QUERIES}#states`, `${HOOKS}#flags`],
    ['getNextPageParam', INFINITE, CREATE],
    ['providesTags', TAGS, CREATE],
    ['keepUnusedDataFor 0', `${CACHE}#pitfall-zero`, `${CACHE}#lifetime`, `${CREATE}#cache-lifetime`],
    ['maxPages', INFINITE, CREATE],
    ['usePrefetch ifOlderThan', PREFETCHING, HOOKS, UTIL],
    ['selectFromResult useMemo createSelector', `${QUERIES}#select-from-result`, HOOKS],
    ['invalidationBehavior', TAGS, CREATE],
    ['upsertQueryData vs updateQueryData', `${UPDATES}#writers`, UTIL],
    ['fulfilledTimeStamp', CACHE, HOOKS, ENDPOINTS],
    ['isRejectedWithValue toast', `${FAILURES}#global`, '/api/matching-utilities'],
    ['pollingInterval', POLLING, HOOKS],
    ['unwrap mutation', MUTATIONS, FAILURES, HOOKS, ENDPOINTS],
  ],
  'partial words': [
    ['conditional fet', CONDITIONAL],
    ['infinite que', INFINITE],
    ['pagin', PAGES],
    ['automated ref', TAGS],
    ['manual cache', UPDATES],
    ['pollin', POLLING, HOOKS],
    ['prefet', PREFETCHING, HOOKS, UTIL],
    ['optimis', UPDATES, UTIL],
    ['cache behav', CACHE],
    ['getnextpage', INFINITE, CREATE],
  ],
  typos: [
    ['paginaton', PAGES],
    ['optimistc update', UPDATES, `${UTIL}#optimistic`],
    ['mutaton loading state', MUTATIONS, HOOKS],
    ['infinte scroll', INFINITE, HOOKS],
    ['conditonal fetching', CONDITIONAL],
    ['pooling every 5 seconds', POLLING, `${HOOKS}#polling`],
    ['prefecth on hover', PREFETCHING, `${HOOKS}#use-prefetch`, `${UTIL}#prefetch`],
    ['invalidats tags not refetching', TAGS, CREATE],
    ['selectFromResut rerenders', QUERIES, HOOKS],
    ['eror handling rtk query', FAILURES],
  ],
  questions: [
    [
      'cancel request when component unmounts',
      `${QUERIES}#cancellation`,
      `${MUTATIONS}#cancel`,
      '/api/createAsyncThunk',
    ],
    ['selectFromResult rerenders every time', `${QUERIES}#pitfall-select`, QUERIES, HOOKS],
    ['does rtk query work with the react compiler', `${QUERIES}#react-compiler`],
    ['how do I test a component that uses useQuery', `${QUERIES}#testing`, '/usage/usage-guide#testing'],
    [
      'why does my mutation not throw in try catch',
      `${MUTATIONS}#pitfall-catch`,
      `${FAILURES}#pitfall-catch`,
      '/usage/troubleshooting#symptom-catch-never-runs',
    ],
    ['wait for refetch after mutation', `${MUTATIONS}#wait`],
    [
      'two mutations but only one refetch',
      `${MUTATIONS}#batch`,
      `${TAGS}#timing`,
      `${UPDATES}#pitfall-batch`,
    ],
    ['how do I show the status of a mutation in another component', `${MUTATIONS}#shared-status`, HOOKS],
    [
      'why does the detail request get a 404 after delete',
      `${MUTATIONS}#pitfall-delete`,
      `${TAGS}#pitfall-delete`,
    ],
    ['how do I skip a query until the id is defined', CONDITIONAL, `${HOOKS}#skip`],
    ['query that depends on the result of another query', CONDITIONAL],
    ['skip still returns old data', `${CONDITIONAL}#pitfall-data`, `${HOOKS}#skip`],
    ['how do I refetch only the first page of an infinite query', `${INFINITE}#refetching`],
    ['update item in infinite list', `${INFINITE}#update-item`],
    ['why is the page empty after deleting the last item', `${PAGES}#pitfall-empty`, `${PAGES}#tags`],
    ['how do I get the total count from a response header', `${PAGES}#total`],
    ['how do I go back to page 1 when the filter changes', `${PAGES}#filters`],
    [
      'how long does rtk query cache data',
      `${CACHE}#lifetime`,
      `${CREATE}#cache-lifetime`,
      '/tutorials/rtk-query#lifetime',
    ],
    [
      'how do I force a refetch when the component mounts',
      `${CACHE}#age`,
      `${CACHE}#pitfall-old`,
      CREATE,
      HOOKS,
    ],
    ['should I invalidate, refetch or use updateQueryData', `${CACHE}#choose`, UPDATES],
    ['why is nothing refetched after my mutation', `${TAGS}#pitfall-nothing`, TAGS],
    ['how do I refetch after login', `${TAGS}#unauthorized`],
    [
      'invalidate tags of another api',
      `${TAGS}#across`,
      '/rtk-query/api/created-api/code-splitting#pitfall-tags-across',
    ],
    [
      'why does a failed mutation refetch',
      `${TAGS}#pitfall-failed`,
      `${MUTATIONS}#failed`,
      `${TAGS}#failures`,
    ],
    ['updateQueryData does nothing', `${UPDATES}#pitfall-argument`, UTIL],
    ['add item to cached list after create', `${UPDATES}#pessimistic`, UTIL],
    ['undo overwrites a newer change', `${UPDATES}#overlap`, `${UTIL}#pitfall-undo`],
    ['how do I show validation errors of the server in a form', FAILURES],
    [
      'show an error message for every failed request',
      `${FAILURES}#global`,
      '/api/matching-utilities',
      '/usage/usage-guide',
    ],
    ['how do I stop polling when the job is done', `${POLLING}#stop`, POLLING],
    [
      'is pollingInterval in seconds or milliseconds',
      `${POLLING}#pitfall-seconds`,
      POLLING,
      HOOKS,
      `${ENDPOINTS}#subscriptionoptions-pollinginterval`,
    ],
    ['how do I pause polling in a background tab', `${POLLING}#background`],
    ['polling without react', `${POLLING}#without-react`, `${USAGE}/usage-without-react-hooks#poll`],
    ['how do I load the next page ahead', `${PREFETCHING}#next-page`, `${PAGES}#prefetch`],
    ['prefetched data is requested again on mount', `${PREFETCHING}#pitfall-mount`],
    ['load data in a react router loader', `${PREFETCHING}#loader`, `${USAGE}/server-side-rendering#loaders`],
  ],
  synonyms: [
    ['race condition in search box', `${QUERIES}#cancellation`],
    ['mock useQuery in tests msw', `${QUERIES}#testing`, '/usage/usage-guide#testing'],
    ['mutateAsync', MUTATIONS, `/rtk-query/usage/migrating-to-rtk-query#from-tanstack-query`],
    ['double submit of a form', MUTATIONS],
    ['enabled false rtk query', CONDITIONAL, `/rtk-query/usage/migrating-to-rtk-query#from-tanstack-query`],
    ['dependent queries', CONDITIONAL],
    ['infinite scroll IntersectionObserver', `${INFINITE}#scrolling`, INFINITE],
    ['hasMore', INFINITE, HOOKS],
    ['load more button', INFINITE],
    [
      'keepPreviousData',
      PAGES,
      QUERIES,
      HOOKS,
      `/rtk-query/usage/migrating-to-rtk-query#from-tanstack-query`,
      `${USAGE}/migrating-to-rtk-query#other-libraries`,
    ],
    ['offset limit', PAGES, `${INFINITE}#page-params`],
    ['load more with merge and forceRefetch', `${PAGES}#merge`, INFINITE, CREATE],
    ['cacheTime', CACHE, CREATE, `/rtk-query/usage/migrating-to-rtk-query#from-tanstack-query`],
    ['normalized cache', `${CACHE}#no-normalization`, `${COMPARISON}#normalization`],
    ['clear the cache of rtk query', `${CACHE}#reset`, `${UTIL}#reset-api-state`],
    ['invalidateQueries', TAGS, UTIL, `/rtk-query/usage/migrating-to-rtk-query#from-tanstack-query`],
    ['rollback when the request fails', UPDATES, UTIL],
    [
      'snackbar for api errors',
      `${FAILURES}#global`,
      '/api/matching-utilities',
      '/api/createListenerMiddleware',
    ],
    ['refetchInterval', POLLING, HOOKS, `/rtk-query/usage/migrating-to-rtk-query#from-tanstack-query`],
    ['slow down polling after errors backoff', `${POLLING}#back-off`],
    ['preload next page', `${PREFETCHING}#next-page`, `${PAGES}#prefetch`],
    ['warm up cache', PREFETCHING, `${HOOKS}#use-prefetch`],
  ],
  'pasted errors': [
    [
      "error TS2345: Argument of type 'number | undefined' is not assignable to parameter of type 'number | unique symbol'. useGetPostQuery(id)",
      CONDITIONAL,
      HOOKS,
      TYPES,
      '/errors#ts-argument-undefined',
    ],
    [
      'Error: Rendered fewer hooks than expected. This may be caused by an accidental early return statement.',
      `${CONDITIONAL}#pitfall-early-return`,
      '/errors#fewer-hooks',
    ],
    [
      "Property 'data' does not exist on type 'SerializedError'. error.data.message ts(2339)",
      `${FAILURES}#pitfall-narrow`,
      TYPES,
      `${CREATE}#narrow-error`,
      '/rtk-query/api/fetchBaseQuery#pitfall-narrow',
    ],
    [
      'Uncaught (in promise) {status: 500, data: {…}}',
      `${FAILURES}#pitfall-uncaught`,
      `${UPDATES}#pitfall-uncaught`,
    ],
    [
      "{ status: 'PARSING_ERROR', originalStatus: 200, data: '<!doctype html>', error: \"SyntaxError: Unexpected token '<'\" }",
      FAILURES,
      '/rtk-query/api/fetchBaseQuery',
      '/tutorials/rtk-query#parsing-error',
      '/errors#not-json',
    ],
    [
      "Tag type 'Invoice' was used, but not specified in `tagTypes`!",
      `${TAGS}#pitfall-undeclared`,
      CREATE,
      '/errors#tag-type-unknown',
    ],
    [
      "TypeError: Cannot read properties of undefined (reading 'map') at providesTags",
      `${TAGS}#pitfall-throwing`,
      '/errors#data-undefined',
    ],
    [
      "`maxPages` for endpoint 'getPosts' must be a number greater than 0",
      `${INFINITE}#pitfall-max-pages`,
      INFINITE,
      '/errors',
    ],
    [
      "TypeError: Cannot read properties of undefined (reading 'status')",
      `${FAILURES}#pitfall-undefined`,
      '/errors#data-undefined',
    ],
  ],
  acronyms: [
    ['TTL', CACHE, CREATE, '/tutorials/rtk-query#lifetime'],
    ['SWR staleTime', CACHE, CREATE, HOOKS, COMPARISON],
    ['CRUD mutation', MUTATIONS, TAGS, '/rtk-query/api/createApi'],
  ],
}
