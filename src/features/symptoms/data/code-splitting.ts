import type { SymptomGroup } from './symptom'

const COMBINE = '/api/combineSlices'
const SPLITTING = '/rtk-query/usage/code-splitting'

export const CODE_SPLITTING_SYMPTOMS: SymptomGroup = {
  id: 'code-splitting',
  symptoms: [
    {
      id: 'injected-hook-undefined',
      symptom: 'The hook of an injected endpoint is undefined, or unknown to TypeScript',
      answer:
        '`injectEndpoints` returns the same object with a wider type; the original variable never gets it. Import the hook from the file that injects, so that this file has run.',
      page: {
        path: '/rtk-query/api/created-api/code-splitting#pitfall-base-import',
        title: 'injectEndpoints, the hook is undefined',
      },
    },
    {
      id: 'endpoint-missing-in-production',
      symptom: 'An injected endpoint is missing in production only',
      answer:
        'Its file is imported for the effect alone, and `"sideEffects": false` let the bundler drop it. Import a hook from it, or list the file under `sideEffects`.',
      page: { path: `${SPLITTING}#pitfall-side-effect`, title: 'Code splitting, missing in production' },
    },
    {
      id: 'one-or-many-apis',
      symptom: '"Maximum call stack size exceeded" or slow dispatch with many `createApi`',
      answer:
        'Every action passes the middleware of each API slice, one inside the other. Have one API slice per server, and inject the endpoints of each feature.',
      page: { path: `${SPLITTING}#one-or-many`, title: 'Code splitting, one API slice or many' },
    },
    {
      id: 'injected-state-undefined',
      symptom: 'The state of an injected slice is undefined',
      answer:
        'The root state has no value for it until the next action. Read it with the selectors of the slice that `injectInto` returned: they fall back to the initial state.',
      page: { path: `${COMBINE}#pitfall-undefined`, title: 'combineSlices, the injected state is undefined' },
    },
    {
      id: 'injected-state-late',
      symptom: 'The state of an injected slice appears only after the next action',
      answer:
        '`inject` changes the reducer and dispatches nothing. Until then, `rootReducer.selector` and the selectors of the injected slice give the initial state.',
      page: { path: `${COMBINE}#inject`, title: 'combineSlices, inject' },
    },
    {
      id: 'lazy-feature',
      symptom: 'A feature that is loaded later needs its own reducer and middleware',
      answer:
        'Inject the slice into a root reducer of `combineSlices`, and add the middleware to a `createDynamicMiddleware` of the store. Both take effect with the next action.',
      page: {
        path: '/api/createDynamicMiddleware#lazy-feature',
        title: 'createDynamicMiddleware, a feature with a reducer and middleware',
      },
    },
  ],
}
