import type { KnownError } from '../known-error'

/**
 * What JavaScript engines say of any code. The answers begin with the plain mistake, because most readers made that one, and
 * go on to what leads there with the library.
 */
export const JAVASCRIPT: readonly KnownError[] = [
  {
    id: 'data-undefined',
    title: 'Cannot read properties of undefined',
    isGeneric: true,
    messages: [
      "Cannot read properties of undefined (reading '⟨name⟩')",
      "Cannot read property '⟨name⟩' of undefined",
      'can\'t access property "⟨name⟩", ⟨value⟩ is undefined',
      "undefined is not an object (evaluating '⟨expression⟩')",
    ],
    cause:
      'What is in front of the name is `undefined`: a value that was never set, returned or found, or an import that doesn’t exist. With RTK Query, it is often `data` or `error` before the response, or of a skipped query.',
    fix: "Look where that value comes from. With a query, test first: `if (isSuccess) return <List items={data} />`, or write `data?.items` and `error && 'status' in error`.",
    page: { path: '/rtk-query/usage/queries#states', title: 'Queries, show loading, errors and data' },
  },
  {
    // The anchor is older than the wider answer.
    id: 'api-slice-circular',
    title: 'Cannot access a variable before initialization',
    isGeneric: true,
    messages: [
      "Cannot access '⟨name⟩' before initialization",
      "can't access lexical declaration '⟨name⟩' before initialization",
      'Cannot access uninitialized variable.',
    ],
    cause:
      'A `const`, `let` or `class` is used above the line that declares it. If that line is in another file, the files import each other, as when a slice imports the store that imports the slice.',
    fix: 'Move the declaration up. Between files, import only types (`import type`), and read the rest through `getState` or `extra`.',
    page: {
      path: '/rtk-query/usage/code-splitting#pitfall-circular',
      title: 'Code splitting, circular imports',
    },
  },
  {
    id: 'stack-overflow',
    title: 'Maximum call stack size exceeded',
    isGeneric: true,
    messages: ['Maximum call stack size exceeded', 'too much recursion'],
    cause:
      'A function calls itself, directly or through others, and nothing ends it. With Redux, it may be a listener or middleware that dispatches what it reacts to, or very many API slices.',
    fix: 'Give the recursion a condition that ends it. Let the listener’s `predicate` leave out its own action, and merge API slices with `injectEndpoints`.',
    page: { path: '/api/createListenerMiddleware#pitfall-loop', title: 'createListenerMiddleware, a loop' },
  },
]
