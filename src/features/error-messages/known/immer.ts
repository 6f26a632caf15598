import type { KnownError } from '../known-error'

const IMMER = '/usage/immer-reducers'
const REVOKED = { path: `${IMMER}#pitfall-revoked`, title: 'Reducers with Immer, this error' } as const
const READ_ONLY = {
  path: '/api/immutabilityMiddleware#pitfall-read-only',
  title: 'Immutability check, these errors',
} as const

/**
 * What Immer 11 throws, by its numbers, and what engines say when a frozen state or a revoked draft is used. A test
 * finds the wordings of Immer in the installed package, and makes V8 say its own; those of Firefox and Safari stand
 * in MDN's reference of errors.
 */
export const IMMER_ERRORS: readonly KnownError[] = [
  {
    id: 'immer-both',
    title: 'A reducer returned a new value and modified its draft',
    messages: [
      'An immer producer returned a new value *and* modified its draft. Either return a new value *or* modify the draft.',
    ],
    codes: ['immer-4'],
    cause:
      'A case reducer or recipe did both. Often an arrow function without braces returns the result of its only expression, as `push` or an assignment does.',
    fix: 'Use braces: `(state, action) => { state.push(action.payload) }`, or return a new value and leave the draft alone.',
    page: { path: `${IMMER}#pitfall-both`, title: 'Reducers with Immer, this error' },
  },
  {
    id: 'immer-revoked',
    title: 'Cannot use a proxy that has been revoked',
    messages: [
      "Cannot perform '⟨operation⟩' on a proxy that has been revoked",
      'Cannot use a proxy that has been revoked. Did you pass an object from inside an immer function to an async process? ⟨state⟩',
    ],
    codes: ['immer-3'],
    cause:
      'A draft outlived its reducer: in a timer, after an `await`, in a variable outside, in an action, or in the console.',
    fix: 'Hand on plain values that you have read from it, or a copy: `current(state)`.',
    page: REVOKED,
  },
  {
    id: 'state-read-only',
    title: 'Cannot assign to read only property',
    messages: [
      "Cannot assign to read only property '⟨name⟩' of object '⟨object⟩'",
      'Attempted to assign to readonly property.',
    ],
    cause:
      'Something writes to state outside a reducer. State is frozen, in production too, and so is a payload that became state.',
    fix: 'Copy first: `[...items].sort()`, `{ ...item, open: true }`. Or make the change a case reducer.',
    page: READ_ONLY,
  },
  {
    id: 'state-not-extensible',
    title: 'Object is not extensible',
    messages: [
      'Cannot add property ⟨name⟩, object is not extensible',
      'can\'t define property "⟨name⟩": Object is not extensible',
      'Attempting to define property on object that is not extensible.',
    ],
    cause: 'Something adds to frozen state outside a reducer, as `push` on a selected array does.',
    fix: 'Copy first: `[...items, item]`. Or make the change a case reducer.',
    page: READ_ONLY,
  },
  {
    id: 'state-not-deletable',
    title: 'Cannot delete property of the state',
    messages: ["Cannot delete property '⟨name⟩' of ⟨object⟩"],
    cause: 'Something removes from frozen state outside a reducer, as `splice`, `pop` or `delete` do.',
    fix: 'Copy first: `items.filter((item) => item.id !== id)`. Or make the change a case reducer.',
    page: READ_ONLY,
  },
  {
    id: 'immer-frozen-collection',
    title: 'This object has been frozen and should not be mutated',
    messages: ['This object has been frozen and should not be mutated'],
    codes: ['immer-2'],
    cause: 'Something writes to a `Map` or `Set` of the state outside a reducer.',
    fix: 'Copy it first, or make the change a case reducer. Better, keep a record or an array.',
    page: { path: `${IMMER}#frozen`, title: 'Reducers with Immer, freezing' },
  },
  {
    id: 'immer-plugin',
    title: 'The plugin has not been loaded into Immer',
    messages: [
      "The plugin for '⟨plugin⟩' has not been loaded into Immer. To enable the plugin, import and call `enable⟨plugin⟩()` when initializing your application.",
    ],
    codes: ['immer-0'],
    cause: 'The state has a `Map` or a `Set`, which Immer drafts only after `enableMapSet()`.',
    fix: 'Keep a record or an array. Or call `enableMapSet()` of the package `immer` once, in the copy that Redux Toolkit uses.',
    page: { path: '/api/other-exports#map-set', title: 'Other exports, this error' },
  },
  {
    id: 'immer-not-draftable',
    title: 'produce can only be called on things that are draftable',
    messages: [
      "produce can only be called on things that are draftable: plain objects, arrays, Map, Set or classes that are marked with '[immerable]: true'. Got '⟨value⟩'",
    ],
    codes: ['immer-1'],
    cause: 'Immer was given a number, a string, `undefined` or an instance of an unmarked class.',
    fix: 'Give it an object or an array; a plain value is replaced, not drafted.',
    page: { path: `${IMMER}#not-drafted`, title: 'Reducers with Immer, what is not drafted' },
  },
  {
    id: 'immer-current',
    title: "'current' or 'original' expects a draft",
    messages: ["'current' expects a draft, got: ⟨value⟩", "'original' expects a draft, got: ⟨value⟩"],
    codes: ['immer-10', 'immer-15'],
    cause: 'The value isn’t a draft: it was read outside a reducer, or it is a plain value such as a number.',
    fix: 'Ask first: `isDraft(value) ? current(value) : value`.',
    page: { path: '/api/other-exports#log-a-draft', title: 'Other exports, look at a draft' },
  },
]
