import type { Synonym } from './read-synonyms'

/** What readers type who have a symptom, where neither its text nor that of its section says so. */
interface SymptomSynonym extends Synonym {
  /** The id of the symptom that they look for. */
  symptom: string
}

/** Apart from the other texts, because every search loads it, and those only one page. */
export const SYMPTOM_SYNONYMS: readonly SymptomSynonym[] = [
  {
    symptom: 'list-not-refetched',
    says: ['list not refreshing', 'list does not update', 'table not updating', 'not refetching'],
    means: ['list does not refetch', 'nothing is refetched'],
  },
  {
    symptom: 'refetches-too-often',
    says: ['too many requests', 'refetching too much', 'keeps fetching', 'keeps refetching', 'refetch loop'],
    means: ['refetches too often', 'when a request goes out'],
  },
  {
    symptom: 'old-data-on-return',
    says: ['outdated data', 'stale when navigating back', 'not fresh'],
    means: ['old data', 'refetchOnMountOrArgChange'],
  },
  {
    symptom: 'copies-differ',
    says: ['out of sync', 'inconsistent data'],
    means: ['cache is not normalized', 'copies'],
  },
  {
    symptom: 'logout-keeps-data',
    says: ['previous user', 'data of another user', 'old user'],
    means: ['logout', 'resetApiState'],
  },
  {
    symptom: 'data-of-previous-argument',
    says: ['shows the wrong item', 'shows the wrong data', 'data of the wrong id'],
    means: ['data of the previous argument', 'currentData'],
  },
  {
    symptom: 'mutation-status-elsewhere',
    says: ['share mutation state', 'shared mutation'],
    means: ['fixedCacheKey'],
  },
  {
    symptom: 'lazy-always-requests',
    says: ['lazy query cache', 'lazy query not cached', 'lazy ignores cache'],
    means: ['preferCacheValue', 'trigger of a lazy query'],
  },
  {
    symptom: 'retries-not-found',
    says: ['stop retrying', 'retry on 4xx', 'do not retry'],
    means: ['retryCondition', 'retry.fail'],
  },
  {
    symptom: 'update-did-not-show',
    says: ['ui not updating', 'cache not updated', 'cache not updating', 'updateQueryData not working'],
    means: ['recipe never runs', 'cache update did not show'],
  },
  {
    symptom: 'unknown-argument',
    says: ['update all lists', 'update every list', 'all cached lists', 'all cached pages'],
    means: ['change an item in every list', 'selectInvalidatedBy'],
  },
  {
    symptom: 'optimistic-change-flips-back',
    says: ['jumps back', 'toggles back', 'flickers back', 'optimistic update lost'],
    means: ['optimistic change flips back', 'refetch answers in the middle'],
  },
  {
    symptom: 'details-from-list',
    says: ['seed the cache', 'populate the cache', 'prefill'],
    means: ['upsertQueryEntries', 'fill details from a list'],
  },
  {
    symptom: 'error-without-status',
    says: ['status is undefined'],
    means: ['error has no status', 'which error is it'],
  },
  {
    symptom: 'parsing-error',
    says: ['unexpected token', 'unexpected end of json input', 'not valid json', 'is not json'],
    means: ['PARSING_ERROR', 'responseHandler'],
  },
  {
    symptom: 'failure-with-200',
    says: ['success false'],
    means: ['200 whose body reports a failure', 'validateStatus'],
  },
  {
    symptom: 'polls-in-hidden-tab',
    says: ['inactive tab'],
    means: ['skipPollingIfUnfocused', 'pause in the background'],
  },
  {
    symptom: 'no-focus-in-react-native',
    says: ['appstate', 'netinfo', 'expo'],
    means: ['setupListeners React Native'],
  },
  {
    symptom: 'stream-messages-lost',
    says: ['missing messages'],
    means: ['change between the response and the socket', 'cacheDataLoaded'],
  },
  {
    symptom: 'one-or-many-apis',
    says: ['api per feature', 'api per module', 'hundreds of apis'],
    means: ['one API slice or many'],
  },
  {
    symptom: 'devtools-same-name',
    says: ['executequery', 'executemutation'],
    means: ['createApiActionSanitizer', 'Redux DevTools'],
  },
  {
    symptom: 'tests-share-state',
    says: ['flaky tests', 'flaky test', 'test isolation', 'leak between tests'],
    means: ['tests pass alone and fail together'],
  },
  {
    symptom: 'failed-to-parse-url',
    says: ['only absolute urls are supported', 'invalid url', 'relative url in node'],
    means: ['Failed to parse URL', 'absolute baseUrl'],
  },
  {
    symptom: 'editor-slow',
    says: ['vscode slow', 'slow intellisense', 'typescript slow', 'slow autocomplete'],
    means: ['editor is slow'],
  },
]
