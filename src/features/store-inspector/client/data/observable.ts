import { useSyncExternalStore } from 'react'

/** A value that can be watched. */
export interface Observable<Value> {
  readonly value: Value
  set: (next: Value) => void
  subscribe: (listener: () => void) => () => void
}

/** Makes a value that can be watched. */
export function createObservable<Value>(first: Value): Observable<Value> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    get value() {
      return value
    },
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The present value, in a component. */
export function useObservable<Value>(observable: Observable<Value>): Value {
  const read = (): Value => observable.value
  return useSyncExternalStore(observable.subscribe, read, read)
}
