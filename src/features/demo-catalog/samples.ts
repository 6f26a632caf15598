import type { DemoAbout } from './about'

/**
 * An editable sample of a page that shows what a live demo would: `<TrySample name="…">` around it says what to try. It is in the
 * gallery, and has an anchor as demos have.
 */
export type SampleAbout = Omit<DemoAbout, 'files' | 'height'>

/** All of them, by name. */
export const SAMPLES: readonly SampleAbout[] = [
  {
    name: 'async-thunk',
    title: 'How a call of an async thunk ends',
    summary:
      'The actions of a call that succeeds, fails, is canceled or is skipped by `condition`, with their `meta`.',
    prompts: [
      'Press **Edit**, and then **Show the store**. The list has the actions of both calls, and the details say what each changed.',
      'Write `running.abort()` above `await running`. Now `rejected` follows at once, with `aborted: true`. The first thunk’s request stops as well.',
      'Let `failed` ask for `O-501`, too: its call ends in `fulfilled`, and `meta` has none of the flags that say why a call was rejected.',
    ],
    pages: ['/api/createAsyncThunk'],
  },
  {
    name: 'code-split-endpoints',
    title: 'Endpoints that arrive later',
    summary:
      'Inject endpoints while the app runs: they share the store and the cache, and tags work across files.',
    prompts: [
      'Press **Edit**, and **Show the products** on the screen. Their endpoint exists from now on, and sends a request. The orders that are cached stay as they are.',
      'Press **Cancel O-503**. That mutation was there before the products were, but its tag `Product` refetches them, too.',
      'Press **Show the store** and open **Cache**: the entries of both files are in one `shopApi`, each with its tags.',
    ],
    pages: ['/rtk-query/usage/code-splitting'],
  },
  {
    name: 'entity-adapter',
    title: 'Add, set, upsert and update one item',
    summary:
      'What each function of an entity adapter does to `ids` and `entities`, with and without `sortComparer`.',
    prompts: [
      'Press **Edit**. `t1` is already there, so `addOne` keeps the old item, `setOne` replaces it, and `upsertOne` keeps the `assignee` that isn’t passed.',
      "Add `adapter.addOne(before, { id: 't2', title: 'Lamp' }).ids // →`: the new item comes last. With `{ sortComparer: (a, b) => a.title.localeCompare(b.title) }`, it comes first.",
      "Add `adapter.updateOne(before, { id: 't1', changes: { assignee: 'Noor' } }) === before // →`. The item already has that value: with a comparer, the state stays the same.",
    ],
    pages: ['/api/createEntityAdapter'],
  },
  {
    name: 'lazy-slice',
    title: 'A slice that arrives later',
    summary:
      'The state before `inject`, after it and after the next action, and a selector that doesn’t have to wait.',
    prompts: [
      'Press **Edit**. The slice is injected, but the state is still the same object, without `returns`.',
      'Add `withReturns.selector((state) => state.returns)(store.getState()) // →`: a selector made like this already returns the initial state.',
      "Write `store.dispatch({ type: 'day/started' })` above the last line. Now `returns` is in the state, although the action belongs to no slice.",
    ],
    pages: ['/api/combineSlices'],
  },
  {
    name: 'pessimistic-update',
    title: 'Wait for the response, then write it',
    summary: 'The response of a mutation goes into the cached list: one request, and nothing to undo.',
    prompts: [
      'Press **Edit**, set **Latency** to 1000 ms, and press **Add a ticket** on the screen. Nothing changes until the response arrives. Then the ticket is on top, after one request.',
      'Set **Failing requests** to 100 %, and add one more. No wrong ticket was ever on the screen, so there is nothing to undo.',
      'Press **Show the store**: after the mutation is `fulfilled`, two actions write its response, one into an entry of its own and one into the list.',
    ],
    pages: ['/rtk-query/usage/manual-cache-updates'],
  },
  {
    name: 'select-from-result',
    title: 'Which rows render when one item changes',
    summary: 'How often rows render: two use the whole result of the query, and two use `selectFromResult`.',
    prompts: [
      'Press **Edit**, and **Rename T-102** on the screen. Both rows with the whole result render, but only one of those with `selectFromResult`.',
      'Press **Refetch**. Nothing has changed, but the rows with the whole result render twice, only because the flags change.',
      'Let `selectFromResult` return `isFetching`, too, and press **Refetch** again. Now its rows render as often as the others.',
    ],
    pages: ['/rtk-query/usage/queries'],
  },
  {
    name: 'selector-recomputations',
    title: 'What a memoized selector saves',
    summary: 'How often a memoized selector computes a list, and how often its input selectors run.',
    prompts: [
      'Press **Edit**. Opening the door changes another slice: the input selector runs and finds the same orders, so the result function doesn’t run.',
      'Below `doorOpened`, call `selectUnpaid(store.getState())` twice. The state is the same, so not even the input selector runs again.',
      'Compare with a plain function: write `const findUnpaid = (state: RootState) => state.orders.filter((order) => !order.paid)`. Each call gives another array.',
    ],
    pages: ['/api/createSelector'],
  },
  {
    name: 'skip',
    title: 'A query that waits for its argument',
    summary:
      'With `skipToken`, no request is sent until something is chosen. See what a skipped hook still returns.',
    prompts: [
      'Press **Edit**. No ticket is chosen, so nothing was requested, and **Refetch** is disabled: a skipped hook has no request to repeat.',
      'Choose **T-101**. Now the request is sent, and the ticket appears.',
      'Choose **None**. The `status` is `uninitialized` again, but `data` still holds the ticket.',
    ],
    pages: ['/rtk-query/usage/conditional-fetching'],
  },
  {
    name: 'slice-and-immer',
    title: 'What a case reducer changes',
    summary:
      'Which parts of the state become new objects when a case reducer writes to its draft, and which are kept.',
    prompts: [
      'Press **Edit**. Playing one track changes that track, so it, `tracks` and the state become new objects. `owner` and the other track are kept.',
      'Write `if (track) track.plays += 0` in `playlistSlice.ts`. That is the number that is already there, so `after === before` is true.',
      'Write `state.tracks = state.tracks.filter(() => true)` there: `tracks` is a new array, and the tracks in it are kept.',
    ],
    pages: ['/usage/immer-reducers'],
  },
]
