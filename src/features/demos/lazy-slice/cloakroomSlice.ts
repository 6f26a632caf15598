import { createSlice } from '@reduxjs/toolkit'
import type { RootReducer } from './rootReducer'

// Loaded with `import('./cloakroomSlice')` when it is needed. Elsewhere, only its types are imported.
export const cloakroomSlice = createSlice({
  name: 'cloakroom',
  initialState: { freeHooks: 60 },
  reducers: {
    coatHung(state) {
      state.freeHooks -= 1
    },
  },
})

export const { coatHung } = cloakroomSlice.actions

/** Adds the slice to the reducer that the store has. Dispatches nothing. */
export function injectCloakroom(rootReducer: RootReducer) {
  // The same function, whose type now has the key for certain.
  const withCloakroom = rootReducer.inject(cloakroomSlice)
  return {
    selectFreeHooks: withCloakroom.selector((state) => state.cloakroom.freeHooks),
  }
}
