import { useState } from 'react'

import type { ActionRow } from '../../protocol/messages'
import { indexOfId } from '../list/ActionGrid'

/** Which action of a store is selected. */
export interface Selection {
  /** The selected row; the last one as long as the reader chooses none. */
  row: ActionRow | undefined
  /** Whether the reader, or a link, has chosen it. */
  isChosen: boolean
  /** Changes when the selected row has to come into view. */
  revealed: number | undefined
  choose: (id: number) => void
  /** Goes along with the last action again. */
  follow: () => void
  /** The action that was asked for and isn't there. */
  missing: number | undefined
}

interface Chosen {
  /** Undefined for the last action, whichever it is. */
  id: number | undefined
  /** Counts choices, so that the same row can be brought into view twice. */
  times: number
}

/** Keeps which action is selected. What a link asks for is selected as soon as it is there. */
export function useSelection(
  rows: readonly ActionRow[],
  isComplete: boolean,
  wanted: number | undefined,
): Selection {
  const [chosen, setChosen] = useState<Chosen | undefined>(
    wanted === undefined ? undefined : { id: wanted, times: 0 },
  )
  const index = indexOfId(rows, chosen?.id)
  const row = rows[index] ?? rows.at(-1)
  return {
    row,
    isChosen: index >= 0,
    revealed: index >= 0 || chosen?.id === undefined ? chosen?.times : undefined,
    choose: (id) => setChosen({ id, times: (chosen?.times ?? 0) + 1 }),
    follow: () => setChosen({ id: undefined, times: (chosen?.times ?? 0) + 1 }),
    missing: index < 0 && isComplete ? chosen?.id : undefined,
  }
}
