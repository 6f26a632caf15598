'use client'

import { setupListeners } from '@reduxjs/toolkit/query'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { CART_COOKIE, formatCart } from '../lib/features/cart/cartCookie'
import type { Cart } from '../lib/features/cart/cartSlice'
import { makeStore } from '../lib/store'
import type { AppStore } from '../lib/store'

export function StoreProvider({ cart, children }: { cart: Cart; children: ReactNode }) {
  const [store] = useState(() => makeStore({ cart }))

  useEffect(() => setupListeners(store.dispatch), [store])
  useEffect(() => keepCart(store), [store])

  return <Provider store={store}>{children}</Provider>
}

/** Writes the cart into a cookie whenever it changes, so that the next request knows it. */
function keepCart(store: AppStore) {
  let last = store.getState().cart
  return store.subscribe(() => {
    const { cart } = store.getState()
    if (cart === last) return
    last = cart
    document.cookie = `${CART_COOKIE}=${formatCart(cart)}; path=/; max-age=604800; samesite=lax`
  })
}
