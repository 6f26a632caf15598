import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'

/** Tins by SKU. */
export type Cart = Record<string, number>

const initialState: Cart = {}

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    tinAdded(cart, action: PayloadAction<string>) {
      cart[action.payload] = (cart[action.payload] ?? 0) + 1
    },
    cartEmptied: () => initialState,
  },
  selectors: {
    selectTins: (cart) => Object.values(cart).reduce((sum, tins) => sum + tins, 0),
  },
})

export const { tinAdded, cartEmptied } = cartSlice.actions
export const { selectTins } = cartSlice.selectors
