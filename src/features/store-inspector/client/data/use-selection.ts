import { useState } from 'react'

import type { ActionRow } from '../../protocol/messages'

interface Chosen {
  /** Undefined for the last action, whichever it is. */
  id: number | undefined
  /** Counts choices, so that the same row can be brought into view twice. */
  times: number
}

/** Keeps which action is selected. What a link asks for is selected as soon as it is there. */
export function useSelection(rows: readonly ActionRow[], isComplete: boolean, wanted: number | undefined) {
  const [chosen, setChosen] = useState<Chosen>({ id: wanted, times: 0 })
  const found = rows.find(({ id }) => id === chosen.id)
  return {
    /** The selected row; the last one as long as the reader chooses none. */
    row: found ?? rows.at(-1),
    /** Whether the reader, or a link, has chosen it. */
    isChosen: found !== undefined,
    /** Changes when the selected row has to come into view. */
    revealed: found || chosen.id === undefined ? chosen.times : undefined,
    /** Selects an action; without one, it goes along with the last one again. */
    choose: (id: number | undefined): void => setChosen({ id, times: chosen.times + 1 }),
    /** The action that was asked for and isn't there. */
    missing: !found && isComplete ? chosen.id : undefined,
  }
}
