import type { KnownError } from '../known-error'

/** What React and Next.js say around a store. A test finds the wordings in the installed packages. */
export const REACT: readonly KnownError[] = [
  {
    id: 'update-depth',
    title: 'Maximum update depth exceeded',
    codes: ['react-185'],
    messages: [
      "Maximum update depth exceeded. This can happen when a component calls setState inside useEffect, but useEffect either doesn't have a dependency array, or one of the dependencies changes on every render.",
      'Maximum update depth exceeded. This can happen when a component repeatedly calls setState inside componentWillUpdate or componentDidUpdate. React limits the number of nested updates to prevent infinite loops.',
    ],
    cause:
      'An effect sets state or dispatches, the component renders, and the effect runs again: it has no dependency array, or a dependency is new at each render, such as an array that a selector makes.',
    fix: 'Give the effect dependencies that keep their reference: memoize the selector, or depend on an id. What follows from state can be computed while rendering, without an effect.',
    page: { path: '/api/createSelector#pitfall-new-reference', title: 'createSelector, a new reference' },
  },
  {
    id: 'invalid-hook-call',
    title: 'Invalid hook call',
    signs: ['Invalid hook call'],
    codes: ['react-321'],
    messages: [
      'Invalid hook call. Hooks can only be called inside of the body of a function component. This could happen for one of the following reasons:',
    ],
    cause:
      'A hook was called outside a component: in an event handler, a thunk, a reducer or at the top of a file. If it is inside one, two copies of React may be installed.',
    fix: 'Call `useSelector` and `useDispatch` at the top of the component, and use `dispatch` in the handler. For a query, use a lazy hook. `npm ls react` shows the copies.',
    page: {
      path: '/rtk-query/api/created-api/hooks#pitfall-handler',
      title: 'React hooks, data in an event handler',
    },
  },
  {
    id: 'not-wrapped-in-act',
    title: 'An update was not wrapped in act(…)',
    messages: [
      'An update to ⟨component⟩ inside a test was not wrapped in act(...).\n\nWhen testing, code that causes React state updates should be wrapped into act(...):',
    ],
    cause: 'A request settled and updated a component after the test had gone on or ended.',
    fix: "Wait for what the user would see: `await screen.findByText('7 pieces')`.",
    page: { path: '/usage/usage-guide#act-warning', title: 'Usage guide, this warning' },
  },
  {
    id: 'update-while-rendering',
    title: 'Cannot update a component while rendering a different component',
    messages: [
      'Cannot update a component (`⟨component⟩`) while rendering a different component (`⟨component⟩`). To locate the bad setState() call inside `⟨component⟩`, follow the stack trace as described in https://react.dev/link/setstate-in-render',
    ],
    cause: 'A component dispatches while it renders.',
    fix: 'Dispatch in an event handler or an effect. To seed a store in Next.js, give the page a store of its own.',
    page: { path: '/usage/nextjs#pitfall-dispatch-in-render', title: 'Next.js, this warning' },
  },
  {
    id: 'fewer-hooks',
    title: 'Rendered fewer hooks than expected',
    messages: [
      'Rendered fewer hooks than expected. This may be caused by an accidental early return statement.',
    ],
    cause: 'The component returns before it calls a hook, often because an argument of a query is missing.',
    fix: 'Call all hooks first, with `skipToken` where the argument is missing, and return afterwards.',
    page: {
      path: '/rtk-query/usage/conditional-fetching#pitfall-early-return',
      title: 'Conditional fetching, this error',
    },
  },
  {
    id: 'hydration-failed',
    title: 'Hydration failed',
    codes: ['react-418', 'react-423', 'react-425'],
    messages: ["Hydration failed because the server rendered ⟨what⟩ didn't match the client."],
    cause:
      'With a store: the state that the server rendered from isn’t there at the first render in the browser.',
    fix: 'Send what was rendered from, errors included, and create the store with it.',
    page: {
      path: '/rtk-query/usage/server-side-rendering#pitfall-mismatch',
      title: 'Server-side rendering, this error',
    },
  },
  {
    id: 'next-unstable-value',
    title: 'Next.js encountered the unstable value Math.random()',
    messages: ['Next.js encountered the unstable value ⟨call⟩'],
    cause: 'An initial state calls `nanoid()` or a clock, and Cache Components prerenders the provider.',
    fix: 'Make the value in an effect or an event handler, or in a server component after `await connection()`.',
    page: { path: '/usage/nextjs#pitfall-unstable', title: 'Next.js, this error' },
  },
]
