import type { SymptomGroup } from './symptom'

const CACHE = '/rtk-query/usage/cache-behavior'

export const CACHE_LIFETIME_SYMPTOMS: SymptomGroup = {
  id: 'cache',
  symptoms: [
    {
      id: 'refetches-too-often',
      symptom: 'It refetches too often',
      answer:
        '`refetchOnMountOrArgChange`, focus, polling or a tag forces it, or the argument has another value each time. Find out which, and narrow it: an age in seconds, tags with ids, a stable argument.',
      page: { path: `${CACHE}#when-requested`, title: 'Cache behavior, when a request goes out' },
    },
    {
      id: 'old-data-on-return',
      symptom: 'The page shows old data when I come back to it',
      answer:
        'It came from the cache, and age does not count by default. Set `refetchOnMountOrArgChange` on that hook: `true`, or the age in seconds from which data is too old.',
      page: { path: `${CACHE}#pitfall-old`, title: 'Cache behavior, the page shows old data' },
    },
    {
      id: 'fetched-again-on-return',
      symptom: 'Data that I had is fetched again after a minute',
      answer:
        'An entry that nobody uses is removed 60 seconds after its last subscriber left. Raise `keepUnusedDataFor` on the endpoint; while a component shows the data, it stays anyway.',
      page: { path: `${CACHE}#lifetime`, title: 'Cache behavior, how long data is kept' },
    },
    {
      id: 'keep-zero-still-caches',
      symptom: '`keepUnusedDataFor: 0` does not turn the cache off',
      answer:
        'It counts from the moment when nobody is subscribed, and removes the entry on the next timer tick. To ask every time, set `refetchOnMountOrArgChange: true`.',
      page: { path: `${CACHE}#pitfall-zero`, title: 'Cache behavior, keepUnusedDataFor: 0' },
    },
    {
      id: 'keep-very-long',
      symptom: 'A very large `keepUnusedDataFor` removed the data at once',
      answer:
        'In old versions, values above the limit of a timer overflowed; now they are capped at about 24.8 days. For no time limit, write `Infinity`.',
      page: { path: `${CACHE}#pitfall-large`, title: 'Cache behavior, a very large keepUnusedDataFor' },
    },
    {
      id: 'entry-never-expires',
      symptom: 'An entry that I read with `initiate` again and again never expires',
      answer:
        'Before 2.14, each `initiate(arg, { subscribe: false })` started the countdown again: update. While data is cached, such a call sends nothing; to poll, set `pollingInterval` in `subscriptionOptions`.',
      page: {
        path: '/rtk-query/usage/polling#pitfall-set-interval',
        title: 'Polling, setInterval with initiate',
      },
    },
    {
      id: 'upserted-data-gone',
      symptom: 'Data that I upserted at start-up is gone',
      answer:
        'Writing does not subscribe, so the countdown of `keepUnusedDataFor` starts at once. Raise it for that endpoint, or subscribe to the entry.',
      page: { path: `${CACHE}#pitfall-upsert`, title: 'Cache behavior, upserted data is gone' },
    },
    {
      id: 'focus-empties-cache',
      symptom: 'Focusing the window empties my cache, although data should be kept for long',
      answer:
        'With an API-wide `refetchOnFocus` or `refetchOnReconnect`, entries that nobody uses any more are removed at that moment. Set the option on the hooks instead.',
      page: { path: `${CACHE}#pitfall-focus`, title: 'Cache behavior, focus empties the cache' },
    },
    {
      id: 'effect-skipped-after-refetch',
      symptom: 'My effect on `data` does not run after a refetch',
      answer:
        'Parts of an answer that are equal keep their reference, so nothing changed for the effect. Depend on `fulfilledTimeStamp`, or set `structuralSharing: false` on the endpoint.',
      page: {
        path: `${CACHE}#structural-sharing`,
        title: 'Cache behavior, equal answers keep their objects',
      },
    },
    {
      id: 'copies-differ',
      symptom: 'An item is new in one list and old in another',
      answer:
        'The cache is not normalized: each endpoint and argument has its own copy. Let both provide a tag of the item, so that a change refetches both.',
      page: { path: `${CACHE}#no-normalization`, title: 'Cache behavior, the cache is not normalized' },
    },
    {
      id: 'argument-key-order',
      symptom: 'Does `{ a: 1, b: 2 }` share an entry with `{ b: 2, a: 1 }`?',
      answer:
        'Yes, the keys of an argument are sorted at every depth before they become the cache key. To leave a part out of the key, write `serializeQueryArgs`.',
      page: { path: '/rtk-query/api/createApi#cache-keys', title: 'createApi, cache keys' },
    },
    {
      id: 'logout-keeps-data',
      symptom: 'After logout the old data is still there, or everything is requested again',
      answer:
        'Dispatch `api.util.resetApiState()` to empty the cache; hooks that are still mounted then fetch again at once. Take their components and the credentials away in the same step.',
      page: {
        path: '/rtk-query/api/created-api/api-slice-utils#reset-api-state',
        title: 'API slice utilities, resetApiState',
      },
    },
  ],
}
