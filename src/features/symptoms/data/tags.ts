import type { SymptomGroup } from './symptom'

const REFETCHING = '/rtk-query/usage/automated-refetching'
const MUTATIONS = '/rtk-query/usage/mutations'

export const TAGS_SYMPTOMS: SymptomGroup = {
  id: 'tags',
  symptoms: [
    {
      id: 'list-not-refetched',
      symptom: 'The list does not refetch after my mutation',
      answer:
        'No component uses the query now, the `id` of the tags differs, or `invalidatesTags` is inside `query`. Look at `provided` of the API slice in Redux DevTools: it lists each tag with its entries.',
      page: { path: `${REFETCHING}#pitfall-nothing`, title: 'Automated refetching, nothing is refetched' },
    },
    {
      id: 'invalidates-tags-never-fires',
      symptom: '`invalidatesTags` never fires',
      answer:
        'It is inside the object that `query` returns, so it counts as a part of the request. Move it beside `query`, onto the endpoint.',
      page: {
        path: '/rtk-query/api/createApi#pitfall-tags-in-query',
        title: 'createApi, invalidatesTags never fires',
      },
    },
    {
      id: 'tag-without-id',
      symptom: 'What is refetched when I invalidate a tag without an id?',
      answer:
        'Every entry in use that provides any tag of this type, with or without an id, whatever else it provides. With an id, only entries that provide exactly that type and id.',
      page: { path: '/rtk-query/api/createApi#tags', title: 'createApi, tags' },
    },
    {
      id: 'list-tag-misses-item',
      symptom: 'Invalidating `LIST` does not refetch the item, or the other way round',
      answer:
        '`LIST` is an id like any other, and a tag with an id matches only that id. Let the list provide `LIST` and the id of each item, and invalidate the id of what changed as well.',
      page: { path: `${MUTATIONS}#pitfall-list-tag`, title: 'Mutations, the tags of a list' },
    },
    {
      id: 'tags-act-general',
      symptom: 'I invalidate one id, and everything of that type refetches',
      answer:
        "The member must be called `id`: under another name, or when it is `undefined`, the tag is the general one. Write `{ type: 'Ticket', id: ticketId }`.",
      page: {
        path: `${REFETCHING}#pitfall-id`,
        title: 'Automated refetching, everything is refetched although I gave an id',
      },
    },
    {
      id: 'util-invalidate-tags',
      symptom: '`api.util.invalidateTags` does nothing',
      answer:
        "Calling it only makes an action. Dispatch that action: `dispatch(api.util.invalidateTags(['Ticket']))`.",
      page: {
        path: `${REFETCHING}#pitfall-dispatch`,
        title: 'Automated refetching, util.invalidateTags does nothing',
      },
    },
    {
      id: 'not-found-after-delete',
      symptom: 'After a delete, the detail query refetches and gets a 404',
      answer:
        'The tag of what you deleted was invalidated while its page was still open. Invalidate only `LIST`, or leave the page before you send the mutation.',
      page: {
        path: `${REFETCHING}#pitfall-delete`,
        title: 'Automated refetching, after a delete the detail gets a 404',
      },
    },
    {
      id: 'search-stays-old',
      symptom: 'A search or a total stays old when something changes that is not in it',
      answer:
        'It provides tags of what it contains, and of nothing else. Let it also provide a fixed tag, such as the id `ANY`, which every mutation invalidates.',
      page: { path: `${REFETCHING}#choose`, title: 'Automated refetching, choose the tags' },
    },
    {
      id: 'tags-of-another-api',
      symptom: 'Tags do not reach the queries of my other `createApi`',
      answer:
        'Tags never leave their API slice. For one server, use one `createApi` with `injectEndpoints`; for two, a listener dispatches `util.invalidateTags` of the other slice.',
      page: { path: `${REFETCHING}#across`, title: 'Automated refetching, tags of another API slice' },
    },
    {
      id: 'failed-mutation-refetches',
      symptom: 'A mutation failed, and the list is refetched all the same',
      answer:
        'A plain `invalidatesTags` list counts after a returned error too: the server may have done half of it. Use the function form and return `[]` if there is an error.',
      page: { path: `${MUTATIONS}#failed`, title: 'Mutations, failed calls invalidate too' },
    },
    {
      id: 'invalidated-without-request',
      symptom: 'I invalidated a tag, and no request went out',
      answer:
        'Nobody was subscribed to the entry, so it was removed instead of refetched. The next component that mounts fetches it.',
      page: {
        path: '/rtk-query/usage/cache-behavior#pitfall-invalidated',
        title: 'Cache behavior, an invalidated query sends no request',
      },
    },
    {
      id: 'invalidation-late',
      symptom: 'The refetch after a mutation comes late, or never',
      answer:
        "By default it waits until no query and no mutation of the API slice is running. Give slow requests a `timeout`, poll less often, or set `invalidationBehavior: 'immediately'`.",
      page: { path: `${REFETCHING}#timing`, title: 'Automated refetching, when the refetch starts' },
    },
    {
      id: 'several-saves-several-refetches',
      symptom: 'Several saves in a row cause several refetches',
      answer:
        'Only mutations that overlap share one refetch. Make the series one mutation with a `queryFn`, or leave its tags out and dispatch `util.invalidateTags` at the end.',
      page: { path: `${MUTATIONS}#batch`, title: 'Mutations, several changes, one refetch' },
    },
  ],
}
