import { useState } from 'react'

import type { ActionRow } from '../../protocol/messages'
import { indexOfId } from '../list/ActionGrid'

interface Chosen {
  /** Undefined for the last action, whichever it is. */
  id: number | undefined
  /** Counts choices, so that the same row can be brought into view twice. */
  times: number
}

/** Keeps which action is selected. What a link asks for is selected as soon as it is there. */
export function useSelection(rows: readonly ActionRow[], isComplete: boolean, wanted: number | undefined) {
  const [chosen, setChosen] = useState<Chosen | undefined>(
    wanted === undefined ? undefined : { id: wanted, times: 0 },
  )
  const index = indexOfId(rows, chosen?.id)
  const choose = (id: number | undefined): void => setChosen({ id, times: (chosen?.times ?? 0) + 1 })
  return {
    /** The selected row; the last one as long as the reader chooses none. */
    row: rows[index] ?? rows.at(-1),
    /** Whether the reader, or a link, has chosen it. */
    isChosen: index >= 0,
    /** Changes when the selected row has to come into view. */
    revealed: index >= 0 || chosen?.id === undefined ? chosen?.times : undefined,
    /** Selects an action; without one, it goes along with the last one again. */
    choose,
    /** The action that was asked for and isn't there. */
    missing: index < 0 && isComplete ? chosen?.id : undefined,
  }
}
