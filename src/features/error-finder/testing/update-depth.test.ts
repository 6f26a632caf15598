// @vitest-environment jsdom
import { configureStore, createSlice } from '@reduxjs/toolkit'
import { render } from '@testing-library/react'
import { createElement, useEffect } from 'react'
import { Provider, useDispatch, useSelector } from 'react-redux'
import { expect, it } from 'vitest'

import { textOf } from './fixtures/a-case'
import { idsIn } from './finder'

const cart = createSlice({
  name: 'cart',
  initialState: { prices: [1, 2], total: 0 },
  reducers: { counted: (state) => void (state.total += 1) },
})

function Cart() {
  const dispatch = useDispatch()
  const prices = useSelector((state: { cart: { prices: number[] } }) => state.cart.prices.filter(Boolean))
  useEffect(() => void dispatch(cart.actions.counted()), [dispatch, prices])
  return null
}

it('an effect that dispatches and depends on what a selector makes anew leads to update-depth', async () => {
  const store = configureStore({ reducer: { cart: cart.reducer } })
  const text = await textOf(
    () => render(createElement(Provider, { store, children: createElement(Cart) })),
    'development',
  )
  expect(text).toContain('Maximum update depth exceeded')
  expect(idsIn(text)).toContain('update-depth')
})
