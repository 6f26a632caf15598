import { useCallback, useState } from 'react'

export interface Selection {
  selected: number
  /** Selects a row by the pointer, or the first one for a query that was just typed. */
  select: (index: number) => void
  /** Selects a row that the reader moved to by keyboard. */
  moveTo: (index: number) => void
  /** The number of rows. */
  count: number
}

/** A choice of the reader in a list of rows. */
export interface Chosen {
  version: number
  index: number
  /** The address of the row, if another list is to keep it. */
  url?: string | undefined
}

/**
 * Keeps which row is selected. It is the first one, so that Enter follows it, until the reader chooses another. If the rows
 * are replaced after the reader moved to one, it stays selected wherever it is now: the better answer may come just as the
 * reader presses an arrow.
 *
 * @param urls - the address of each row
 * @param version - changes when the rows are replaced by others
 */
export function useSelection(urls: readonly string[], version: number): Selection {
  const [chosen, setChosen] = useState<Chosen>({ version, index: 0 })
  const select = useCallback((index: number) => setChosen({ version, index }), [version])
  const moveTo = useCallback(
    (index: number) => setChosen({ version, index, url: urls[index] }),
    [version, urls],
  )
  const count = urls.length
  return {
    selected: Math.min(indexNow(chosen, urls, version), Math.max(0, count - 1)),
    select,
    moveTo,
    count,
  }
}

/** Where a choice is now: in its own list, or in the one that has replaced it. */
export function indexNow(
  { version, index, url }: Chosen,
  urls: readonly string[],
  versionNow: number,
): number {
  if (version === versionNow) return index
  return url === undefined ? 0 : Math.max(0, urls.indexOf(url))
}
