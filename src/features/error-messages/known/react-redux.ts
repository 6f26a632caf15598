import type { KnownError } from '../known-error'

const SELECTOR = '/api/createSelector'

/** What React-Redux 9 throws and prints most often. A test finds each wording in the installed package. */
export const REACT_REDUX: readonly KnownError[] = [
  {
    id: 'provider-missing',
    title: 'Could not find react-redux context value',
    messages: [
      'could not find react-redux context value; please ensure the component is wrapped in a <Provider>',
    ],
    cause:
      'A component with a hook of React-Redux or RTK Query renders outside `<Provider>`, often in a test.',
    fix: 'Wrap the root in `<Provider store={store}>`, and what a test renders as well.',
    production: 'The hook throws a `TypeError`, because there is no context to read from.',
    page: { path: '/tutorials/quick-start#missing-provider', title: 'Quick start, this error' },
  },
  {
    id: 'connect-provider-missing',
    title: 'Could not find "store" in the context of a connected component',
    messages: [
      'Could not find "store" in the context of "⟨component⟩". Either wrap the root component in a <Provider>, or pass a custom React context provider to <Provider> and the corresponding React context consumer to ⟨component⟩ in connect options.',
    ],
    cause: 'A component made by `connect` renders outside `<Provider>`, often in a test.',
    fix: 'Wrap the root in `<Provider store={store}>`, and what a test renders as well.',
    page: { path: '/usage/migrating-to-modern-redux#connect', title: 'Migrating to modern Redux, connect' },
  },
  {
    id: 'selector-unstable',
    title: 'Selector returned a different result when called with the same parameters',
    messages: [
      'Selector ⟨name⟩ returned a different result when called with the same parameters. This can lead to unnecessary rerenders.\nSelectors that return a new reference (such as an object or an array) should be memoized: https://redux.js.org/usage/deriving-data-selectors#optimizing-selectors-with-memoization',
    ],
    cause:
      'The function in `useSelector` makes a new array or object at each call, so the component renders after every action that changes the store.',
    fix: 'Memoize it with `createSelector`, or select several plain values with several `useSelector` calls.',
    page: { path: `${SELECTOR}#pitfall-new-reference`, title: 'createSelector, this warning' },
  },
  {
    id: 'selector-root-state',
    title: 'Selector returned the root state when called',
    messages: [
      'Selector ⟨name⟩ returned the root state when called. This can lead to unnecessary rerenders.\nSelectors that return the entire state are almost certainly a mistake, as they will cause a rerender whenever *anything* in state changes.',
    ],
    cause: '`useSelector((state) => state)` makes the component render after every change of any state.',
    fix: 'Select what the component shows: `useSelector((state: RootState) => state.cart.items)`.',
    page: { path: `${SELECTOR}#use-selector`, title: 'createSelector, in components' },
  },
  {
    id: 'selector-missing',
    title: 'You must pass a selector to useSelector',
    messages: [
      'You must pass a selector to useSelector',
      'You must pass a function as a selector to useSelector',
    ],
    cause:
      'The argument is `undefined`, often imported in a circle or under a wrong name, or the selector was called in place of being passed.',
    fix: 'Pass the function: `useSelector(selectItems)`, not `useSelector(selectItems(state))`.',
    page: { path: `${SELECTOR}#use-selector`, title: 'createSelector, in components' },
  },
  {
    id: 'map-state-threw',
    title: 'An error occurred in mapStateToProps',
    isWrapper: true,
    messages: [
      'An error occurred in `mapStateToProps` (or a selector) of the `connect()`-ed component "⟨component⟩". See https://github.com/reduxjs/react-redux/issues/1942 for details.',
    ],
    cause:
      '`mapState` threw, often because a parent’s props were out of date for a moment. The error is printed behind it.',
    fix: 'Let `mapState` cope with items that are gone, or move to `useSelector`.',
    page: {
      path: '/usage/migrating-to-modern-redux#map-state',
      title: 'Migrating to modern Redux, mapState',
    },
  },
  {
    id: 'provider-in-server-component',
    title: 'Provider in a React Server Component',
    messages: [
      'The React Redux `<Provider>` component requires React hooks that are not available in a React Server Component. This usually means you are rendering `<Provider>` in a Server Component. Add the `"use client"` directive to the top of the file that renders `<Provider>` (or a parent that ends up rendering it) so it is treated as a Client Component. See https://react.dev/reference/rsc/use-client for more information.',
    ],
    cause: 'The file that renders `<Provider>` isn’t a client component.',
    fix: "Put `'use client'` at its top, and create the store in it.",
    page: { path: '/usage/nextjs#app', title: 'Next.js, set up the store' },
  },
  {
    id: 'server-component',
    title: 'This function is not supported in React Server Components',
    messages: [
      'This function is not supported in React Server Components. Please only use this export in a Client Component.',
    ],
    cause: 'A server component called a hook of React-Redux or RTK Query, or rendered `Provider`.',
    fix: "Move the call into a component whose file begins with `'use client'`.",
    page: { path: '/usage/nextjs#pitfall-server-component', title: 'Next.js, this error' },
  },
]

/** What Reselect 5 throws and prints most often. A test finds each wording in the installed package. */
export const RESELECT: readonly KnownError[] = [
  {
    id: 'input-unstable',
    title: 'An input selector returned a different result',
    messages: [
      'An input selector returned a different result when passed same arguments.\nThis means your output selector will likely run more frequently than intended.\nAvoid returning a new reference inside your input selector, e.g.\n`createSelector([state => state.todos.map(todo => todo.id)], todoIds => todoIds.length)`',
    ],
    cause:
      'An input selector calls `map`, `filter` or `Object.values`, or falls back to `[]` or `{}`: it is new each time.',
    fix: 'Let input selectors only read, do the work in the result function, and keep fallbacks in a constant.',
    page: { path: `${SELECTOR}#pitfall-input`, title: 'createSelector, this warning' },
  },
  {
    id: 'result-is-input',
    title: 'The result function returned its own inputs',
    messages: [
      'The result function returned its own inputs without modification. e.g\n`createSelector([state => state.todos], todos => todos)`\nThis could lead to inefficient memoization and unnecessary re-renders.\nEnsure transformation logic is in the result function, and extraction logic is in the input selectors.',
    ],
    cause: 'The selector has one input, and its result function returns it. It memoizes nothing.',
    fix: 'Write a plain function: `const selectOrders = (state: RootState) => state.orders`.',
    page: { path: `${SELECTOR}#pitfall-identity`, title: 'createSelector, this warning' },
  },
  {
    id: 'input-not-a-function',
    title: 'createSelector expects all input-selectors to be functions',
    messages: [
      'createSelector expects all input-selectors to be functions, but received the following types: ⟨types⟩',
    ],
    cause: 'One of them is `undefined`: two modules import each other, and the selector isn’t there yet.',
    fix: 'Move shared selectors to a third file, or wrap the input: `(state) => selectOther(state)`.',
    page: { path: `${SELECTOR}#pitfall-undefined-input`, title: 'createSelector, this error' },
  },
  {
    id: 'selector-cache-grows',
    title: 'A function memoized with weakMapMemoize has seen over … distinct values',
    messages: [
      'A function memoized with weakMapMemoize⟨name⟩ has seen over ⟨number⟩ distinct values for the same primitive argument position.\nResults keyed by primitive arguments are held strongly and are only released by `clearCache()`, so this cache will keep growing for as long as the function keeps seeing new values.',
    ],
    cause:
      'A parameter of the selector had that many values while the state stayed the same, and each result is kept.',
    fix: 'Bound the caches with `maxSize`, or use `lruMemoize`.',
    page: { path: `${SELECTOR}#pitfall-cache-size`, title: 'createSelector, this warning' },
  },
]
