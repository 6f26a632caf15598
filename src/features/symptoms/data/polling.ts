import type { SymptomGroup } from './symptom'

const POLLING = '/rtk-query/usage/polling'
const LISTENERS = '/rtk-query/api/setupListeners'

export const POLLING_SYMPTOMS: SymptomGroup = {
  id: 'polling',
  symptoms: [
    {
      id: 'polling-does-not-stop',
      symptom: 'Polling does not stop when the result says so',
      answer:
        '`pollingInterval` is a number that is read in each render; a function is never called. Compute it from the data, or keep it in state, and let it be `0` to stop.',
      page: { path: `${POLLING}#stop`, title: 'Polling, stop and start' },
    },
    {
      id: 'two-polling-intervals',
      symptom: 'Two components poll the same query with different intervals',
      answer:
        'The shortest interval above 0 counts for all of them, and nothing is polled twice. When that component leaves, the next shortest is taken.',
      page: { path: `${POLLING}#several`, title: 'Polling, several components, one entry' },
    },
    {
      id: 'polls-in-hidden-tab',
      symptom: 'It goes on polling in a hidden tab',
      answer:
        'That is the default. Set `skipPollingIfUnfocused: true`, and call `setupListeners(store.dispatch)` so that the store learns of the focus.',
      page: { path: `${POLLING}#background`, title: 'Polling, pause in the background' },
    },
    {
      id: 'no-refetch-on-focus',
      symptom: '`refetchOnFocus` does nothing when I come back to the tab',
      answer:
        '`setupListeners` was not called, or with the `dispatch` of another store; nothing warns of it. Call `setupListeners(store.dispatch)` once, after creating the store.',
      page: { path: `${LISTENERS}#pitfall-missing`, title: 'setupListeners, refetchOnFocus does nothing' },
    },
    {
      id: 'no-focus-in-react-native',
      symptom: 'Nothing refetches on focus in React Native',
      answer:
        'There is no `window` whose events the default handler could hear. Pass `setupListeners` a handler that connects `AppState` and a library for the network.',
      page: { path: `${LISTENERS}#react-native`, title: 'setupListeners, React Native' },
    },
    {
      id: 'iframe-click-refetches',
      symptom: 'A click into an iframe or the developer tools refetches',
      answer:
        'The window gets a `focus` event when you come back from there. Pass `setupListeners` a handler that listens to `visibilitychange` only.',
      page: { path: `${LISTENERS}#pitfall-iframe`, title: 'setupListeners, a click into an iframe' },
    },
  ],
}
