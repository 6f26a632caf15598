import { createSelector, createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import { importTemplate } from './importTemplate'
import { toItem } from './items'
import type { Category, Item, NewItem } from './items'

export type Filter = 'all' | Category

interface PackingState {
  items: Item[]
  filter: Filter
  imported: string[]
}

const initialState: PackingState = { items: [], filter: 'all', imported: [] }

const selectItems = (state: PackingState) => state.items
const selectFilter = (state: PackingState) => state.filter

const packingSlice = createSlice({
  name: 'packing',
  initialState,
  reducers: {
    itemAdded: {
      prepare: (item: NewItem) => ({ payload: toItem(item) }),
      reducer(state, action: PayloadAction<Item>) {
        state.items.push(action.payload)
      },
    },
    itemToggled(state, action: PayloadAction<string>) {
      const item = state.items.find(({ id }) => id === action.payload)
      if (item) item.packed = !item.packed
    },
    filterChosen(state, action: PayloadAction<Filter>) {
      state.filter = action.payload
    },
    everythingUnpacked(state) {
      for (const item of state.items) item.packed = false
    },
  },
  extraReducers: (builder) => {
    builder.addCase(importTemplate.fulfilled, (state, action) => {
      state.items.push(...action.payload)
      state.imported.push(action.meta.arg)
    })
  },
  selectors: {
    selectFilter,
    selectVisibleItems: createSelector([selectItems, selectFilter], (items, filter) =>
      items.filter((item) => filter === 'all' || item.category === filter),
    ),
    selectGrams: (state) => state.items.reduce((sum, item) => sum + item.grams, 0),
  },
})

export const { itemAdded, itemToggled, filterChosen, everythingUnpacked } = packingSlice.actions
export const packingSelectors = packingSlice.selectors
export default packingSlice.reducer
