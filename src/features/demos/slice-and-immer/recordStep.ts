import type { UnknownAction } from '@reduxjs/toolkit'
import { enablePatches, produceWithPatches } from 'immer'
import type { Patch } from 'immer'
import { orderSlice } from './orderSlice'
import type { Order } from './orderSlice'
import { partsBefore, partsOfDraft, partsOfNext } from './parts'
import type { Part } from './parts'

enablePatches()

/** What one action did to the order. */
export interface Step {
  type: string
  before: Part[]
  draft: Part[]
  next: Part[]
  patches: Patch[]
}

/** Runs the slice's reducer once more from the same state, to see its draft and to get patches. */
export function recordStep(action: UnknownAction, before: Order, next: Order): Step {
  let draft: Part[] = []
  const [, patches] = produceWithPatches(before, (state) => {
    // Given a draft, the reducer of a slice runs the case reducer on this draft.
    const result = orderSlice.reducer(state, action)
    draft = partsOfDraft(state)
    return result
  })
  return { type: action.type, before: partsBefore(before), draft, next: partsOfNext(next, before), patches }
}
