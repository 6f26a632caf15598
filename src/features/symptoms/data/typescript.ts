import type { SymptomGroup } from './symptom'

const USAGE = '/usage/usage-with-typescript'
const THUNK = '/api/createAsyncThunk'

export const TYPESCRIPT_SYMPTOMS: SymptomGroup = {
  id: 'typescript',
  symptoms: [
    {
      id: 'root-state-circular',
      symptom: '`RootState` "circularly references itself"',
      answer:
        'Something whose type comes from the store flows into the store. Take `RootState` from the root reducer, and annotate what a thunk or callback returns from the state.',
      page: { path: `${USAGE}#circular`, title: 'Usage with TypeScript, break circular types' },
    },
    {
      id: 'middleware-circular',
      symptom: 'My custom middleware makes the type of the store circular',
      answer:
        'It takes `RootState` from the store that it is a part of. Type it `Middleware<{}, RootState>`, with `RootState` from the root reducer.',
      page: { path: `${USAGE}#middleware`, title: 'Usage with TypeScript, write typed middleware' },
    },
    {
      id: 'root-state-in-prepare-headers',
      symptom: 'Is importing `RootState` in `prepareHeaders` a circular import?',
      answer:
        'No: type imports are gone after compiling, and nothing flows back into the type of the store. Only callbacks whose return type depends on the state make a cycle.',
      page: { path: `${USAGE}#circular`, title: 'Usage with TypeScript, break circular types' },
    },
    {
      id: 'inferred-type-cannot-be-named',
      symptom: '"The inferred type of … cannot be named" (TS2742, TS2883)',
      answer:
        'With `declaration: true`, a type belongs to a package out of reach. Update first; then annotate the export, add that package to your dependencies, or turn `declaration` off in an app.',
      page: { path: `${USAGE}#declarations`, title: 'Usage with TypeScript, emit declarations' },
    },
    {
      id: 'middleware-type-with-enhancers',
      symptom: '`middleware` is a type error as soon as I set `enhancers`',
      answer:
        'The options are inferred from top to bottom, and `enhancers` fixes the type of the middleware. Write `middleware` before `enhancers`.',
      page: {
        path: '/api/configureStore#pitfall-order',
        title: 'configureStore, enhancers before middleware',
      },
    },
    {
      id: 'type-after-transform',
      symptom: 'The result type is wrong after `transformResponse`',
      answer:
        'The first type argument of the endpoint is what ends up in the cache. Annotate the parameter of `transformResponse` with the type that the server sends.',
      page: {
        path: '/rtk-query/usage-with-typescript#responses',
        title: 'RTK Query with TypeScript, responses',
      },
    },
    {
      id: 'type-after-enhance',
      symptom: 'A `transformResponse` in `enhanceEndpoints` does not change the type',
      answer:
        'The type of an endpoint stays as it was defined. Pass the new definitions as the second type argument, made with `OverrideResultType`.',
      page: {
        path: '/rtk-query/api/created-api/code-splitting#override-result-type',
        title: 'enhanceEndpoints, change the result type',
      },
    },
    {
      id: 'rejected-payload',
      symptom: '`action.payload` is unknown or undefined in `rejected`',
      answer:
        'Set `rejectValue` in the types of the thunk; it is still `| undefined`, since a thrown error has no payload. Narrow with `isRejectedWithValue(thunk)`, or read `action.error`.',
      page: { path: `${THUNK}#pitfall-payload`, title: 'createAsyncThunk, action.payload in rejected' },
    },
    {
      id: 'reject-with-value-fulfilled',
      symptom: '`rejectWithValue` ends in `fulfilled`',
      answer:
        'Its result was not returned from the payload creator, or not from a `then` inside it. Write `return rejectWithValue(…)`.',
      page: { path: `${THUNK}#pitfall-return`, title: 'createAsyncThunk, rejectWithValue ends in fulfilled' },
    },
    {
      id: 'thunk-types-repeated',
      symptom: 'I repeat the types of state and dispatch on every thunk',
      answer:
        'Make a typed version once, with `createAsyncThunk.withTypes<{ state: RootState; dispatch: AppDispatch }>()`. Use that one in all files.',
      page: { path: `${THUNK}#with-types`, title: 'createAsyncThunk, set the types once' },
    },
    {
      id: 'payload-not-required',
      symptom: 'An action creator with a required payload compiles without one',
      answer:
        '`strict`, or at least `strictNullChecks`, is off. Without it, TypeScript takes every payload as optional.',
      page: { path: `${USAGE}#pitfall-strict`, title: 'Usage with TypeScript, this mistake' },
    },
  ],
}
