import { combineSlices } from '@reduxjs/toolkit'
import type { WithSlice } from '@reduxjs/toolkit'
import type { cloakroomSlice } from './cloakroomSlice'
import { seatsSlice } from './seatsSlice'

/** An app has one root reducer. Here it is made by a function, so that Reset begins without the cloakroom. */
export const createRootReducer = () =>
  combineSlices(seatsSlice).withLazyLoadedSlices<WithSlice<typeof cloakroomSlice>>()

export type RootReducer = ReturnType<typeof createRootReducer>
export type RootState = ReturnType<RootReducer>

/** A plain selector has to reckon with a missing key: the type says so. */
export const selectHooksPlainly = (state: RootState) => state.cloakroom?.freeHooks
