import type { SymptomGroup } from './symptom'

const LISTENER = '/api/createListenerMiddleware'

export const LISTENERS_SYMPTOMS: SymptomGroup = {
  id: 'listeners',
  symptoms: [
    {
      id: 'take-waits-for-ever',
      symptom: '`take()` waits forever',
      answer:
        'It needs a later action, and the one that you wait for has already passed. Look at the state before you wait, and pass a timeout: then it resolves to `null`.',
      page: { path: `${LISTENER}#pitfall-take`, title: 'createListenerMiddleware, take waits forever' },
    },
    {
      id: 'listener-not-run-when-added',
      symptom: 'A listener does not run when it is added',
      answer:
        'It waits for the next action that matches; there is no option to start at once. Dispatch an action after adding it, or use a thunk.',
      page: {
        path: `${LISTENER}#pitfall-run-now`,
        title: "createListenerMiddleware, it doesn't run when it is added",
      },
    },
    {
      id: 'listener-debounce',
      symptom: 'A listener should wait for a pause, or count only the latest action',
      answer:
        'Begin the effect with `cancelActiveListeners()`, which ends the runs before it. To debounce, go on with `await delay(ms)`; then do the work.',
      page: { path: `${LISTENER}#cancel`, title: 'createListenerMiddleware, debounce and cancel' },
    },
    {
      id: 'get-original-state-throws',
      symptom: '`getOriginalState` throws',
      answer:
        'The state from before the action is kept only until `dispatch` returns. Call it in the first lines of the effect, before any `await`.',
      page: {
        path: `${LISTENER}#pitfall-original-state`,
        title: 'createListenerMiddleware, getOriginalState',
      },
    },
  ],
}
