import type { SymptomGroup } from './symptom'

const UPDATES = '/rtk-query/usage/manual-cache-updates'

export const UPDATES_SYMPTOMS: SymptomGroup = {
  id: 'updates',
  symptoms: [
    {
      id: 'update-did-not-show',
      symptom: 'My cache update did not show, and nothing warns',
      answer:
        "No entry has exactly this argument: `'1'` isn't `1`, and `{}` isn't `undefined`. `updateQueryData` then does nothing; take the arguments from the cache, with `selectCachedArgsForQuery`.",
      page: { path: `${UPDATES}#pitfall-argument`, title: 'Manual cache updates, the recipe never runs' },
    },
    {
      id: 'unknown-argument',
      symptom: 'I do not know the argument with which the list was fetched',
      answer:
        'A list has one entry per argument. Ask the cache for them with `selectCachedArgsForQuery`, or for all entries of a tag with `selectInvalidatedBy`, and change each.',
      page: { path: `${UPDATES}#every-list`, title: 'Manual cache updates, change an item in every list' },
    },
    {
      id: 'optimistic-change-flips-back',
      symptom: 'An optimistic change flips back for a moment',
      answer:
        'A poll or a refetch that was sent before the change has overwritten it. Stop polling while it saves, with `pollingInterval: 0`, and let the mutation invalidate the tag.',
      page: {
        path: `${UPDATES}#refetch-race`,
        title: 'Manual cache updates, a refetch answers in the middle',
      },
    },
    {
      id: 'undo-takes-too-much',
      symptom: 'Undoing one optimistic change takes back another',
      answer:
        '`undo` restores what stood there when its own change was made. Where changes overlap, leave `undo` out and invalidate the tag: one refetch follows the last answer.',
      page: { path: `${UPDATES}#overlap`, title: 'Manual cache updates, two changes overlap' },
    },
    {
      id: 'update-before-first-answer',
      symptom: 'My cache update is lost while the first request is still running',
      answer:
        'An entry without data has nothing to change, so the update does nothing. Await the running query first, or invalidate its tag.',
      page: { path: `${UPDATES}#not-loaded`, title: 'Manual cache updates, the first answer is missing' },
    },
    {
      id: 'undo-offline',
      symptom: 'After an undo while offline, the hook shows the wrong value',
      answer:
        'Versions before 2.13 preferred older data of the hook to the cache entry. Update: `data` is now what the entry holds.',
      page: { path: `${UPDATES}#pitfall-undo-offline`, title: 'Manual cache updates, an undo while offline' },
    },
    {
      id: 'upserted-wrong-shape',
      symptom: 'Data that I upserted has the wrong shape',
      answer:
        'What you write skips `transformResponse`; only old versions ran it for `upsertQueryData`. Pass the value as readers of the entry get it.',
      page: { path: `${UPDATES}#pitfall-transform`, title: 'Manual cache updates, the wrong shape' },
    },
    {
      id: 'details-from-list',
      symptom: 'Opening a detail requests what the list had already brought',
      answer:
        'List and detail are entries of their own. In `onQueryStarted` of the list, write an entry per item with one `upsertQueryEntries`.',
      page: { path: `${UPDATES}#fill-details`, title: 'Manual cache updates, fill details from a list' },
    },
    {
      id: 'update-cached-data',
      symptom: '`updateCachedData` does nothing',
      answer:
        "The entry has no data yet. Await `cacheDataLoaded` in `onCacheEntryAdded`, or `queryFulfilled` in `onQueryStarted`; in a mutation it doesn't exist.",
      page: {
        path: `${UPDATES}#pitfall-cached-data`,
        title: 'Manual cache updates, updateCachedData does nothing',
      },
    },
    {
      id: 'optimistic-boilerplate',
      symptom: 'Every optimistic update repeats the same `try` and `catch`',
      answer:
        'The library has no helper for it. Write one of your own: a few lines that await `queryFulfilled` and undo the changes that they were given.',
      page: { path: `${UPDATES}#every-list`, title: 'Manual cache updates, a helper for several changes' },
    },
    {
      id: 'update-or-invalidate',
      symptom: 'Should I update, upsert, invalidate or refetch?',
      answer:
        'Invalidate if the server computes the result, update if you know the change, upsert if the entry may not exist, refetch if only this view must be new. When in doubt, invalidate.',
      page: {
        path: '/rtk-query/usage/cache-behavior#choose',
        title: 'Cache behavior, update, upsert, invalidate or refetch',
      },
    },
  ],
}
