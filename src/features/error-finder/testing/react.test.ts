// @vitest-environment jsdom
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { configureStore, createSlice } from '@reduxjs/toolkit'
import { render } from '@testing-library/react'
import { createElement, useEffect } from 'react'
import { Provider, useDispatch, useSelector } from 'react-redux'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { idsIn } from './finder'
import { getText } from './fixtures/a-case'
import { createMistake, REACT_MISTAKES } from './fixtures/react-mistakes.mjs'

const IN_PRODUCTION = path.resolve('src/features/error-finder/testing/fixtures/react-in-production.mjs')

// Other test files may have said that they are tests, and then React warns of that as well.
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => void vi.unstubAllGlobals())

describe('what the installed React says of a mistake', () => {
  it.each(REACT_MISTAKES)('leads to $id', async (mistake) => {
    const text = await getText(() => createMistake(mistake), 'development')
    expect(idsIn(text), text).toContain(mistake.id)
  })

  it('leads there in production, too, where that has a number', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [IN_PRODUCTION], {
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const said = JSON.parse(stdout) as string[]
    const found = REACT_MISTAKES.map(({ number }, index) => {
      const text = said[index] ?? ''
      return text === ''
        ? undefined
        : [number, text.includes(`Minified React error #${number};`), idsIn(text)[0]]
    })
    expect(found).toEqual(
      REACT_MISTAKES.map(({ id, number }) => (number === undefined ? undefined : [number, true, id])),
    )
  })
})

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
  const text = await getText(
    () => render(createElement(Provider, { store, children: createElement(Cart) })),
    'development',
  )
  expect(text).toContain('Maximum update depth exceeded')
  expect(idsIn(text)).toContain('update-depth')
})
