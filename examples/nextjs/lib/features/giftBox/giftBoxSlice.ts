import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'

export interface GiftBox {
  sku: string
  tins: number
  note: string
}

const initialState: GiftBox = { sku: '', tins: 1, note: '' }

export const giftBoxSlice = createSlice({
  name: 'giftBox',
  initialState,
  reducers: {
    tinPacked(box) {
      box.tins += 1
    },
    noteChanged(box, action: PayloadAction<string>) {
      box.note = action.payload
    },
  },
  selectors: {
    selectGiftBox: (box) => box,
  },
})

export const { tinPacked, noteChanged } = giftBoxSlice.actions
export const { selectGiftBox } = giftBoxSlice.selectors
