import { READ, watchReader } from './watch-reader'

/**
 * Opens a fold in the table of contents while the reader is in its section: at the entry above it, or at one inside. A fold
 * that the reader opened stays open, and one that has the focus doesn't close.
 *
 * @returns a function that ends this
 */
export function openWhileRead(fold: HTMLDetailsElement): () => void {
  const entry = fold.parentElement ?? fold
  let isRead = false
  let isOpenedHere = false
  function close(): void {
    if (isOpenedHere && !fold.contains(document.activeElement)) fold.open = false
    isOpenedHere = false
  }
  function update(): void {
    const wasRead = isRead
    isRead = entry.querySelector(READ) !== null
    if (isRead && !wasRead && !fold.open) {
      fold.open = true
      isOpenedHere = true
    } else if (wasRead && !isRead) close()
  }
  const end = watchReader(entry, update)
  return () => {
    end()
    close()
  }
}
