import { createSlice, nanoid } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'

export type Drink = { id: string; ml: number; label: string }

const initialState = { goalMl: 2000, drinks: [] as Drink[], lastRemoved: null as Drink | null }

const sumMl = (drinks: Drink[]) => drinks.reduce((sum, drink) => sum + drink.ml, 0)

const hydrationSlice = createSlice({
  name: 'hydration',
  initialState,
  reducers: {
    drinkAdded: {
      prepare: (ml: number, label?: string) => ({
        payload: { id: nanoid(), ml, label: label || 'Water' },
      }),
      reducer(state, action: PayloadAction<Drink>) {
        state.drinks.push(action.payload)
        state.lastRemoved = null
      },
    },
    goalChanged(state, action: PayloadAction<number>) {
      state.goalMl = action.payload
    },
    lastDrinkRemoved(state) {
      state.lastRemoved = state.drinks.pop() ?? null
    },
    dayReset: (state) => ({ ...initialState, goalMl: state.goalMl }),
  },
  selectors: {
    selectTotalMl: (state) => sumMl(state.drinks),
    selectPercent: (state) => Math.round((100 * sumMl(state.drinks)) / state.goalMl),
  },
})

export const { drinkAdded, goalChanged, lastDrinkRemoved, dayReset } = hydrationSlice.actions
export const { selectTotalMl, selectPercent } = hydrationSlice.selectors
export default hydrationSlice.reducer
