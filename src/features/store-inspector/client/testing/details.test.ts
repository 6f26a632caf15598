// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'

import type { Cache } from '../../protocol/messages'
import { cartStore, row } from './fake-runner'
import { closeAll, open, settle } from './open'

afterEach(closeAll)

const choose = (type: string): Promise<boolean> =>
  settle(() => fireEvent.click(within(screen.getByRole('grid')).getAllByText(type).at(-1) as HTMLElement))
const openTab = (name: string): Promise<boolean> =>
  settle(() => fireEvent.click(screen.getByRole('tab', { name })))
const panel = (): HTMLElement => screen.getByRole('tabpanel')
const lines = (): (string | null)[] =>
  within(panel())
    .getAllByRole('listitem')
    .map((item) => item.textContent)

const CACHE: Cache = {
  reducerPath: 'api',
  entries: [
    {
      key: 'getItem("7")',
      endpoint: 'getItem',
      status: 'fulfilled',
      subscribers: 0,
      tags: ['Item 7'],
      removedIn: 41_200,
      preview: '{ id: "7" }',
    },
    {
      key: 'getItems',
      endpoint: 'getItems',
      status: 'pending',
      subscribers: 2,
      tags: [],
      preview: '',
    },
  ],
}

describe('the selected action', () => {
  test('says of the copy of subscribers that it comes late', async () => {
    const store = cartStore()
    const id = store.rows.length
    store.rows.push(row(id, 'api/internalSubscriptions/subscriptionsUpdated'))
    await open([store])
    expect(screen.getByText(/up to 500 ms after/)).toBeTruthy()
  })

  test('shows what it changed alone, with the objects of an array matched by id', async () => {
    await open([cartStore()])
    await choose('cart/quantityChanged')
    expect(lines()).toEqual(['~changed: cart.items[1].quantity 1 →became 5'])
  })

  test('shows what came and went', async () => {
    await open([cartStore()])
    expect(lines()).toEqual([
      "−removed: cart.items[0] { id: 'item-0', quantity: 1 }",
      "−removed: cart.items[1] { id: 'item-1', quantity: 5 }",
    ])
    await choose('cart/added')
    expect(lines()[0]).toContain('+added: cart.items[1]')
  })

  test('says that nothing changed', async () => {
    const store = cartStore()
    store.rows.push(row(5, 'other/nothing', { hasChanged: false }))
    store.states.set(5, store.states.get(4))
    await open([store])
    expect(panel().textContent).toContain('This action changed nothing')
  })

  test('marks in the state what changed, and has it open', async () => {
    await open([cartStore()])
    await choose('cart/quantityChanged')
    await openTab('State')
    const text = panel().textContent
    expect(text).toContain('~changed: quantity: 5 was 1')
    expect(text).toContain('changed inside: cart: ')
    expect(text).toContain("0: { id: 'item-0', quantity: 1 }")
  })

  test('keeps open what the reader has opened when another action is selected', async () => {
    await open([cartStore()])
    await choose('cart/added')
    await openTab('State')
    const first = within(panel()).getByText('0:').closest('details')
    expect(first?.open).toBe(false)
    await settle(() => {
      if (first) first.open = true
    })
    await choose('cart/quantityChanged')
    expect(within(panel()).getByText('0:').closest('details')?.open).toBe(true)
  })

  test('shows the action itself', async () => {
    await open([cartStore()])
    await openTab('Action')
    expect(panel().textContent).toContain("type: 'cart/emptied'")
  })

  test('shows keys that mean something to objects of the page', async () => {
    const store = cartStore()
    store.states.set(
      3,
      JSON.parse('{ "__proto__": { "isAdmin": 1 }, "constructor": 1, "_t": "a", "toString": 2 }'),
    )
    store.states.set(
      4,
      JSON.parse('{ "__proto__": { "isAdmin": 2 }, "constructor": 2, "_t": "b", "toString": 2 }'),
    )
    await open([store])
    expect(lines()).toEqual([
      '~changed: __proto__.isAdmin 1 →became 2',
      '~changed: constructor 1 →became 2',
      "~changed: _t 'a' →became 'b'",
    ])
    await openTab('State')
    expect(panel().textContent).toContain('__proto__: ')
    expect({}).not.toHaveProperty('isAdmin')
  })

  test('leads to the other end of a query', async () => {
    const store = cartStore()
    store.rows = [
      row(0, '@@INIT'),
      row(1, 'api/pending', { request: 'a', phase: 'pending' }),
      row(2, 'api/pending', { request: 'b', phase: 'pending' }),
      row(3, 'api/fulfilled', { request: 'a', phase: 'fulfilled' }),
    ]
    const { options } = await open([store])
    await settle(() => fireEvent.click(screen.getByRole('button', { name: 'began 200 ms before: action 1' })))
    expect(options.onSelect).toHaveBeenLastCalledWith({ store: 0, action: 1 })
    expect(screen.getByRole('button', { name: 'fulfilled after 200 ms: action 3' })).toBeDefined()
  })

  test('says what a reducer threw', async () => {
    const store = cartStore()
    store.rows.push(row(5, 'cart/broken', { error: 'Cannot read properties of undefined' }))
    await open([store])
    expect(screen.getByText('A reducer threw: Cannot read properties of undefined')).toBeDefined()
  })

  test('says why it can’t be shown', async () => {
    const { runner } = await open([cartStore()])
    runner.failures.moment = 'It is too large.'
    await choose('cart/quantityChanged')
    expect(screen.getByRole('tabpanel').textContent).toContain('This action can’t be shown: It is too large.')
  })

  test('has the cache only if there is one', async () => {
    await open([cartStore()])
    expect(screen.queryByRole('tab', { name: 'Cache' })).toBeNull()
  })

  test('has the cache as a table, with what is left of the countdown, of now alone', async () => {
    const { runner } = await open([{ ...cartStore(), caches: [CACHE] }])
    const caches = (): number => runner.asked.filter(({ ask }) => ask === 'caches').length
    await openTab('Cache')
    const cells = within(screen.getByRole('table'))
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
    expect(cells).toEqual([
      'EntryStatusSubscribersRemovalTagsWhat happened',
      'getItem("7"){ id: "7" } fulfilled0 subscribersremoved in 42 sItem 7',
      'getItems pending2 subscriberskept while it is usedno tags',
    ])
    const before = caches()
    while (caches() < before + 2) await settle(() => undefined)
    await choose('cart/added')
    expect(screen.getByText(/^The cache after action 2\./)).toBeDefined()
    expect(screen.queryByText('Removal')).toBeNull()
  })

  test('tells what happened to each entry, and to one that is gone, with links', async () => {
    const place = { file: 'src/cart.ts', line: 30, column: 1 }
    const story = [{ time: 5, text: 'Requested again.', action: 3, cause: 2, place }]
    const [first] = CACHE.entries
    const cache: Cache = {
      ...CACHE,
      entries: first ? [{ ...first, story }] : [],
      gone: [{ key: 'getItem("8")', story: [{ time: 9, text: 'Removed.' }] }],
    }
    const { options } = await open([{ ...cartStore(), caches: [cache] }])
    await openTab('Cache')
    expect(lines().at(-1)?.trim()).toBe('9 ms Removed.')
    await settle(() => screen.getByRole('button', { name: 'line 30 of src/cart.ts' }).click())
    expect(options.onGoTo).toHaveBeenCalledWith(place)
    await settle(() => screen.getByRole('button', { name: 'cause: action 2' }).click())
    expect(options.onSelect).toHaveBeenCalledWith({ store: 0, action: 2 })
  })

  test('lets an action be another one', async () => {
    const { runner } = await open([cartStore()])
    await choose('cart/quantityChanged')
    await openTab('Action')
    await settle(() => screen.getByRole('button', { name: 'Edit this action' }).click())
    const field = screen.getByLabelText('What if this had been dispatched?')
    expect((field as HTMLTextAreaElement).value).toBe(
      "{ type: 'cart/quantityChanged', payload: { action: 3 } }",
    )
    await settle(() => fireEvent.change(field, { target: { value: 'emptied()' } }))
    await settle(() => screen.getByRole('button', { name: 'Apply' }).click())
    expect(runner.asked).toContainEqual({ ask: 'replace', store: 0, action: 3, text: 'emptied()' })
    expect(screen.queryByLabelText('What if this had been dispatched?')).toBeNull()
  })
})
