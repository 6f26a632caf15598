import { describe, expect, it } from 'vitest'

import { openRecorded } from './open-recorded'

interface Cart {
  cart: { total: number; items: { id: string; quantity: number }[] }
  user: { name: string }
  notes?: Record<string, number>
}

const START: Cart = { cart: { total: 0, items: [] }, user: { name: 'Sam' } }

function reducer(state: Cart | undefined = START, action: { type: string; payload?: unknown }): Cart {
  const { cart } = state
  if (action.type === 'cart/added')
    return { ...state, cart: { total: 1, items: [...cart.items, { id: 'S17', quantity: 1 }] } }
  if (action.type === 'cart/counted')
    return { ...state, cart: { ...cart, items: cart.items.map((item) => ({ ...item, quantity: 5 })) } }
  if (action.type === 'noted') return { ...state, notes: { 'a "b" c': 1 } }
  if (action.type === 'user/renamed') return { ...state, user: { name: String(action.payload) } }
  return action.type === 'cart/emptied' ? { ...state, cart: START.cart } : state
}

async function find(text: string): Promise<readonly number[]> {
  const { rtk, ask } = await openRecorded()
  const store = rtk.configureStore({ reducer })
  for (const type of ['cart/added', 'cart/counted', 'user/renamed', 'cart/emptied', 'looked', 'noted'])
    store.dispatch({ type, ...(type === 'user/renamed' && { payload: 'Ines' }) })
  return (await ask({ ask: 'find', store: 0, text })).ids
}

describe('an action is found', () => {
  it.each([
    ['its type', 'counted', [2]],
    ['its payload', 'ines', [3]],
    ['a value that it has put into the state', 's17', [1]],
    ['a path that it has changed', 'quantity', [1, 2]],
    ['all of several words', 'CART total', [1, 4]],
    ['a changed value', 'changed:cart.total', [1, 4]],
    ['a changed value in a list', 'changed:cart.items[0].quantity', [1, 2, 4]],
    ['a key that is no name', 'changed:notes["a \\"b\\" c"] noted', [6]],
    ['something in what was changed', 'changed:cart', [1, 2, 4]],
    ['a slice, and a word', 'changed:user ines', [3]],
    ['a path of which only the beginning is the same', 'changed:cart.tot', []],
    ['nothing that was said', 'nobody', []],
  ])('by %s', async (_name, text, ids) => {
    expect(await find(text)).toEqual(ids)
  })
})
