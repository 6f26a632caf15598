'use client'

import { configureStore } from '@reduxjs/toolkit'
import { createContext, useState } from 'react'
import type { ReactNode } from 'react'
import { createDispatchHook, createSelectorHook, Provider } from 'react-redux'
import type { ReactReduxContextValue } from 'react-redux'
import { giftBoxSlice } from '../../lib/features/giftBox/giftBoxSlice'
import type { GiftBox } from '../../lib/features/giftBox/giftBoxSlice'

const makeGiftBoxStore = (giftBox: GiftBox) =>
  configureStore({ reducer: { giftBox: giftBoxSlice.reducer }, preloadedState: { giftBox } })

type GiftBoxStore = ReturnType<typeof makeGiftBoxStore>
type GiftBoxState = ReturnType<GiftBoxStore['getState']>

/** A context of its own, so that the shop's store stays reachable inside. */
const GiftBoxContext = createContext<ReactReduxContextValue | null>(null)

export const useGiftBoxSelector = createSelectorHook(GiftBoxContext).withTypes<GiftBoxState>()
export const useGiftBoxDispatch = createDispatchHook(GiftBoxContext).withTypes<GiftBoxStore['dispatch']>()

export function GiftBoxProvider({ giftBox, children }: { giftBox: GiftBox; children: ReactNode }) {
  const [store] = useState(() => makeGiftBoxStore(giftBox))
  return (
    <Provider context={GiftBoxContext} store={store}>
      {children}
    </Provider>
  )
}
