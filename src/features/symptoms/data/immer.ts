import type { SymptomGroup } from './symptom'

const IMMER = '/usage/immer-reducers'
const SELECTOR = '/api/createSelector'
const QUERIES = '/rtk-query/usage/queries'

export const IMMER_AND_SELECTORS_SYMPTOMS: SymptomGroup = {
  id: 'immer',
  symptoms: [
    {
      id: 'returned-and-modified',
      symptom: '"An immer producer returned a new value *and* modified its draft"',
      answer:
        "Immer can't know which of the two you meant. Mostly an arrow function without braces returns what an assignment or `push` gives: write braces, or `void` in front.",
      page: { path: `${IMMER}#pitfall-both`, title: 'Writing reducers with Immer, returned and modified' },
    },
    {
      id: 'reassigned-state',
      symptom: '`state = …` in a reducer does nothing, or `state += 1` throws',
      answer:
        'It gives a local variable another value, and writes nothing to the draft. Return the new state, or assign to its members.',
      page: {
        path: `${IMMER}#pitfall-reassign`,
        title: 'Writing reducers with Immer, state = … does nothing',
      },
    },
    {
      id: 'logged-proxy',
      symptom: '`console.log(state)` in a reducer shows a proxy, or a revoked one',
      answer:
        'The state is a draft, which ends with the reducer. Log `current(state)`, or `original(state)` for the value from before.',
      page: { path: `${IMMER}#debug`, title: 'Writing reducers with Immer, look at a draft' },
    },
    {
      id: 'nested-key-missing',
      symptom: 'A deeply nested update fails because a key is missing',
      answer:
        'Immer creates no branches. Go down step by step: create what is missing with `??=`, keep the result in a variable, and write to that.',
      page: { path: `${IMMER}#nested`, title: 'Writing reducers with Immer, nested data' },
    },
    {
      id: 'selector-in-reducer',
      symptom: 'A selector inside a reducer returns an old value',
      answer:
        'A draft stays the same object while you write to it, so the selector takes its cached result. Make it with `createDraftSafeSelector`, as selectors of entity adapters are.',
      page: { path: `${SELECTOR}#pitfall-draft`, title: 'createSelector, a selector in a reducer' },
    },
    {
      id: 'input-selector-differs',
      symptom: '"An input selector returned a different result when passed same arguments"',
      answer:
        'An input selector makes a new array or object at each call. Let it read only, put the work into the result function, and keep fallbacks in a constant.',
      page: { path: `${SELECTOR}#pitfall-input`, title: 'createSelector, an input selector differs' },
    },
    {
      id: 'selector-differs',
      symptom: '"Selector … returned a different result when called with the same parameters"',
      answer:
        'The function in `useSelector` returns a new array or object each time, so the component renders after every action that changes the store. Memoize it, or select several plain values.',
      page: { path: `${SELECTOR}#pitfall-new-reference`, title: 'createSelector, a different result' },
    },
    {
      id: 'select-from-result-renders',
      symptom: '`selectFromResult` renders the component at every refetch',
      answer:
        'The members of what it returns are compared one by one, and one of them is made anew each time. Derive arrays and objects with a memoized selector.',
      page: { path: `${QUERIES}#select-from-result`, title: 'Queries, selectFromResult' },
    },
    {
      id: 'select-from-result-runs',
      symptom: 'Does `selectFromResult` run at every change of the store?',
      answer:
        'No, only when its cache entry or the inputs of the hook change. You can define the function outside the component.',
      page: { path: `${QUERIES}#select-from-result`, title: 'Queries, selectFromResult' },
    },
    {
      id: 'adapter-in-query',
      symptom: 'Selectors of an entity adapter fail while a query has no data',
      answer:
        'They need a collection, also before the answer. Build it in `transformResponse`, and pass `data ?? adapter.getInitialState()`, kept in a constant, to the selectors.',
      page: { path: '/api/createEntityAdapter#rtk-query', title: 'createEntityAdapter, in an endpoint' },
    },
  ],
}
