/** A list that grows while a demo runs, and that components read with `useList`. */
export interface ObservableList<Item> {
  /** Another array after every change. */
  readonly items: readonly Item[]
  add: (item: Item) => void
  replace: (items: readonly Item[]) => void
  clear: () => void
  /** @returns what ends it */
  subscribe: (listener: () => void) => () => void
}

/**
 * Makes a list.
 *
 * @param limit - how many items it grows to with `add`; the oldest go first
 */
export function observableList<Item>(limit = 100): ObservableList<Item> {
  const listeners = new Set<() => void>()
  let items: readonly Item[] = []
  const write = (next: readonly Item[]): void => {
    items = next
    listeners.forEach((listener) => listener())
  }
  return {
    get items() {
      return items
    },
    add: (item) => write([...items, item].slice(-limit)),
    replace: write,
    clear: () => write([]),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
