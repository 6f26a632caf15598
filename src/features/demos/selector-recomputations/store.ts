import { combineSlices, configureStore } from '@reduxjs/toolkit'

import { bellSlice, ticketsSlice } from './deskSlices'
import { listShownTickets, selectShownTickets } from './selectTickets'

const rootReducer = combineSlices(ticketsSlice, bellSlice)

export type RootState = ReturnType<typeof rootReducer>

/** What one mounted demo is made of. */
export function createDemo() {
  // Selectors are made once for an app: what an earlier demo has left in them would be counted here.
  selectShownTickets.clearCache()
  selectShownTickets.memoizedResultFunc.clearCache()
  selectShownTickets.resetRecomputations()
  selectShownTickets.resetDependencyRecomputations()
  listShownTickets.runs = 0
  return { store: configureStore({ reducer: rootReducer }), dispose: () => {} }
}
