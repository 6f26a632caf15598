import { useSyncExternalStore } from 'react'

import type { ObservableList } from './observable-list'

/** The items of a list; renders again whenever they change. */
export function useList<Item>(list: ObservableList<Item>): readonly Item[] {
  return useSyncExternalStore(
    list.subscribe,
    () => list.items,
    () => list.items,
  )
}
