import { useCallback, useState } from 'react'

export interface Selection {
  selected: number
  select: (index: number) => void
  /** The number of rows. */
  count: number
}

/**
 * Keeps which row is selected. It is the first one, so that Enter follows it, until the reader chooses another.
 *
 * @param count - the number of rows
 * @param version - changes when the rows are replaced by others
 */
export function useSelection(count: number, version: number): Selection {
  const [chosen, setChosen] = useState({ version, index: 0 })
  const index = chosen.version === version ? chosen.index : 0
  const select = useCallback((next: number) => setChosen({ version, index: next }), [version])
  return { selected: Math.min(index, Math.max(0, count - 1)), select, count }
}
