import type { setupListeners } from '@reduxjs/toolkit/query'

type ListenerSetup = NonNullable<Parameters<typeof setupListeners>[1]>

/** Makes RTK Query listen to events of yours: for `setupListeners(store.dispatch, listenTo(events))`. */
export function listenTo(events: EventTarget): ListenerSetup {
  return (dispatch, { onFocus, onFocusLost, onOnline, onOffline }) => {
    const listeners = {
      shown: () => dispatch(onFocus()),
      hidden: () => dispatch(onFocusLost()),
      online: () => dispatch(onOnline()),
      offline: () => dispatch(onOffline()),
    }
    for (const [type, listener] of Object.entries(listeners)) events.addEventListener(type, listener)
    return () => {
      for (const [type, listener] of Object.entries(listeners)) events.removeEventListener(type, listener)
    }
  }
}
