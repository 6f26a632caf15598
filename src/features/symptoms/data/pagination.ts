import type { SymptomGroup } from './symptom'

const PAGINATION = '/rtk-query/usage/pagination'
const INFINITE = '/rtk-query/usage/infinite-queries'

export const PAGINATION_SYMPTOMS: SymptomGroup = {
  id: 'pagination',
  symptoms: [
    {
      id: 'list-blank-between-pages',
      symptom: 'The list goes blank between pages',
      answer:
        'It renders `currentData`, or nothing while `isFetching`, or has the page as its `key`. Render `data`: it keeps the former page until the next one is there.',
      page: { path: `${PAGINATION}#pitfall-blank`, title: 'Pagination, the list goes blank' },
    },
    {
      id: 'merge-mixes-pages',
      symptom: '`merge`, `serializeQueryArgs` and `forceRefetch` mix up my pages',
      answer:
        'The key decides which entry, `forceRefetch` whether to ask again, and `merge` how a later answer joins it; a refetch adds its page twice. For "load more", use an infinite query.',
      page: { path: `${PAGINATION}#merge`, title: 'Pagination, why not serializeQueryArgs and merge' },
    },
    {
      id: 'refetch-of-another-page',
      symptom: 'A refetch asks for another page than the one that is shown',
      answer:
        'Under a shared cache key, an entry remembers one argument: that of the last request that started. Give each page an entry of its own, or use an infinite query.',
      page: { path: `${PAGINATION}#merge`, title: 'Pagination, why not serializeQueryArgs and merge' },
    },
    {
      id: 'max-pages-throws',
      symptom: '`maxPages` throws when the endpoint is defined',
      answer:
        'It must be at least 1, and needs `getPreviousPageParam`, because a page that was dropped has to be loadable again. Add that function; only development checks it.',
      page: { path: `${INFINITE}#pitfall-max-pages`, title: 'Infinite queries, maxPages throws' },
    },
    {
      id: 'next-page-cursor',
      symptom: '`getNextPageParam` cannot see the cursor of the response',
      answer:
        'It gets the page as `transformResponse` returned it. Keep the cursor in that page; `transformResponse` finds one in a header in `meta.response.headers`.',
      page: { path: `${INFINITE}#page-params`, title: 'Infinite queries, say where the next page is' },
    },
    {
      id: 'refetch-loads-all-pages',
      symptom: 'A refetch loads every page again, one after the other',
      answer:
        'That is the default, so that pages fit together after an insertion. `refetchCachedPages: false` on the endpoint asks only for the first page, and the list shrinks to it.',
      page: { path: `${INFINITE}#refetching`, title: 'Infinite queries, refetch' },
    },
    {
      id: 'next-page-not-loaded',
      symptom: 'The next page does not load',
      answer:
        'A refetch or another page was running, and `fetchNextPage()` joined it: call it while `isFetching` is false. With an API-wide `refetchOnMountOrArgChange`, old versions never loaded it.',
      page: { path: `${INFINITE}#pitfall-joined`, title: "Infinite queries, the next page doesn't load" },
    },
    {
      id: 'skip-token-infinite-query',
      symptom: 'An infinite query sends a request although its argument is `skipToken`',
      answer: 'Versions before 2.14 did, for example at `fetchNextPage()`. Update: now nothing is sent.',
      page: { path: `${INFINITE}#pitfall-skip`, title: 'Infinite queries, a request in spite of skipToken' },
    },
    {
      id: 'change-item-in-pages',
      symptom: 'How do I change one item of an infinite list?',
      answer:
        'With `updateQueryData`, whose draft is `{ pages, pageParams }`. Go through the pages, and change the item where it is.',
      page: { path: `${INFINITE}#update-item`, title: 'Infinite queries, change one item' },
    },
  ],
}
