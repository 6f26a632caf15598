// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'

import { cartStore, row } from './fake-runner'
import { closeAll, open, settle } from './open'

afterEach(closeAll)

const grid = (): HTMLElement => screen.getByRole('grid')
const press = (key: string): Promise<boolean> => settle(() => fireEvent.keyDown(grid(), { key }))
const click = (role: string, name: string | RegExp): Promise<boolean> =>
  settle(() => fireEvent.click(screen.getByRole(role, { name })))
const typeLine = (text: string): boolean =>
  fireEvent.change(screen.getByLabelText('Action to dispatch'), { target: { value: text } })

const ordersStore = () => ({
  ...cartStore(),
  name: 'Orders',
  rows: [row(0, '@@INIT'), row(1, 'orders/loaded')],
})

describe('stores', () => {
  test('are beside each other by their names, and the page says which are missing', async () => {
    await open([cartStore(), ordersStore()])
    const tabs = within(screen.getByRole('tablist', { name: 'Stores' })).getAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Cart', 'Orders'])
    expect(screen.getByText(/devTools: false/)).toBeDefined()
    await settle(() => fireEvent.keyDown(screen.getByRole('tab', { name: 'Cart' }), { key: 'ArrowRight' }))
    expect(within(grid()).getByText('orders/loaded')).toBeDefined()
    expect(document.activeElement?.textContent).toBe('Orders')
  })

  test('of one, no name is shown', async () => {
    await open([cartStore()])
    expect(screen.queryByRole('tablist', { name: 'Stores' })).toBeNull()
    expect(screen.queryByText(/devTools: false/)).toBeNull()
  })

  test('are missing until the sample makes one', async () => {
    await open([])
    expect(screen.getByText(/^No store yet\./)).toBeDefined()
  })

  test('of another run are other stores', async () => {
    const store = cartStore()
    const { handle, update } = await open([store])
    await press('Home')
    await settle(() => handle.restart())
    expect(screen.getByText(/^No store yet\./)).toBeDefined()
    store.rows = [row(0, '@@INIT'), row(1, 'cart/renamed')]
    await update()
    expect(grid().getAttribute('aria-rowcount')).toBe('3')
    expect(within(grid()).getByText('cart/renamed').closest('[role=row]')?.ariaSelected).toBe('true')
  })
})

test('A run that was stopped is said to be, until there is another one', async () => {
  const { handle, runner } = await open([cartStore()])
  runner.failures.moment = 'This run isn’t there any more.'
  await settle(() => handle.lose())
  await press('Home')
  expect(screen.getAllByText(/Run the sample again|isn’t there/)).toHaveLength(1)
  expect(screen.getByText(/^The sample was stopped/)).toBeDefined()
  await settle(() => handle.restart())
  expect(screen.queryByText(/^The sample was stopped/)).toBeNull()
})

describe('the screen', () => {
  test('shows the state after an earlier action, and the present again', async () => {
    const { options, runner } = await open([cartStore()], { hasScreen: true })
    await press('ArrowUp')
    expect(runner.asked).toContainEqual({ ask: 'show', store: 0, action: 3 })
    expect(
      screen.getByText(
        'The screen shows the state after action 3. Only effects of components can run again.',
      ),
    ).toBeDefined()
    expect(options.onPast).toHaveBeenLastCalledWith(true)
    await click('button', 'Back to now')
    expect(runner.asked).toContainEqual({ ask: 'show', store: 0 })
    expect(options.onPast).toHaveBeenLastCalledWith(false)
    expect(options.onSelect).toHaveBeenLastCalledWith(undefined)
    expect(document.activeElement).toBe(grid())
  })

  test.each(['Escape', 'End'])('returns by %s', async (key) => {
    const { options } = await open([cartStore()], { hasScreen: true })
    await press('Home')
    await press(key)
    expect(options.onPast).toHaveBeenLastCalledWith(false)
    expect(screen.queryByText(/^The screen shows/)).toBeNull()
  })

  test('returns to the present when another store is chosen, and when the panel closes', async () => {
    const { runner, handle } = await open([cartStore(), ordersStore()], { hasScreen: true })
    await press('Home')
    await click('tab', 'Orders')
    expect(runner.asked.at(-1)?.ask).not.toBe('show')
    expect(runner.asked).toContainEqual({ ask: 'show', store: 0 })
    await press('Home')
    await settle(() => handle.close())
    expect(runner.asked.at(-1)).toEqual({ ask: 'show', store: 1 })
  })

  test('isn’t asked for where there is none', async () => {
    const { options, runner } = await open([cartStore()])
    await press('Home')
    expect(runner.asked.some(({ ask }) => ask === 'show')).toBe(false)
    expect(options.onPast).not.toHaveBeenCalled()
  })

  test('says why it can’t be changed', async () => {
    const { runner, options } = await open([cartStore()], { hasScreen: true })
    runner.failures.show = 'The sandbox has ended.'
    await press('Home')
    expect(screen.getByText(/The screen can’t be changed: The sandbox has ended\./)).toBeDefined()
    expect(options.onPast).not.toHaveBeenCalled()
  })
})

describe('a link', () => {
  test('selects an action, and shows the screen as it was', async () => {
    const { options } = await open([cartStore()], { hasScreen: true, selected: { store: 0, action: 2 } })
    expect(screen.getByText(/^The screen shows the state after action 2\./)).toBeDefined()
    expect(options.onPast).toHaveBeenLastCalledWith(true)
  })

  test('to an action that isn’t there is said', async () => {
    await open([cartStore()], { selected: { store: 0, action: 99 } })
    expect(screen.getByText('Action 99 isn’t among the recorded actions of this run.')).toBeDefined()
  })

  test('to a store that isn’t there is said', async () => {
    await open([cartStore()], { selected: { store: 3, action: 1 } })
    expect(screen.getByText(/^The store that the link asks for isn’t there/)).toBeDefined()
  })
})

describe('an action that is switched off', () => {
  test('is struck and says so, and so does the panel', async () => {
    const { runner, update } = await open([cartStore()])
    await press('Home')
    await press('ArrowDown')
    await press(' ')
    await update()
    expect(runner.asked).toContainEqual({ ask: 'switch', store: 0, action: 1, isOff: true })
    const row = within(grid()).getAllByRole('row')[2] as HTMLElement
    expect(within(row).getByText('off')).toBeDefined()
    expect(within(row).getByRole('switch').ariaChecked).toBe('false')
    expect(screen.getByText(/side effects aren’t repeated\.$/)).toBeDefined()
    await settle(() => fireEvent.click(within(row).getByRole('switch')))
    await update()
    expect(runner.asked).toContainEqual({ ask: 'switch', store: 0, action: 1, isOff: false })
    expect(screen.queryByText('off')).toBeNull()
  })
})

describe('the line to dispatch', () => {
  test('dispatches what is typed, and offers the types that the store has seen', async () => {
    const { runner } = await open([cartStore()])
    const offers = [...document.querySelectorAll('datalist option')].map((option) =>
      option.getAttribute('value'),
    )
    expect(offers).toEqual([
      "{ type: 'cart/emptied' }",
      "{ type: 'cart/quantityChanged' }",
      "{ type: 'cart/added' }",
    ])
    typeLine("{ type: 'cart/emptied' }")
    await click('button', 'Dispatch')
    expect(runner.asked).toContainEqual({ ask: 'dispatch', store: 0, text: "{ type: 'cart/emptied' }" })
    expect(screen.getByLabelText<HTMLInputElement>('Action to dispatch').value).toBe('')
  })

  test('shows the error in place, and keeps the text', async () => {
    const { runner } = await open([cartStore()])
    runner.failures.dispatch = 'Actions may not have an undefined "type" property.'
    typeLine('{}')
    await click('button', 'Dispatch')
    const field = screen.getByLabelText<HTMLInputElement>('Action to dispatch')
    expect(field.value).toBe('{}')
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('Actions may not have an undefined "type" property.')
  })

  test('dispatches nothing while the past is shown', async () => {
    const { runner } = await open([cartStore()], { hasScreen: true })
    await press('Home')
    typeLine("{ type: 'cart/emptied' }")
    await click('button', 'Dispatch')
    expect(runner.asked.some(({ ask }) => ask === 'dispatch')).toBe(false)
    expect(screen.getByText(/^The past is shown\./)).toBeDefined()
    await click('button', 'Back to now')
    expect(screen.queryByText(/^The past is shown\./)).toBeNull()
  })

  test('selects what was dispatched, whatever was selected before', async () => {
    const store = cartStore()
    const { options, update } = await open([store])
    await press('Home')
    typeLine("{ type: 'cart/renamed' }")
    await click('button', 'Dispatch')
    store.rows = [...store.rows, row(5, 'cart/renamed')]
    await update()
    expect(within(grid()).getByText('cart/renamed').closest('[role=row]')?.ariaSelected).toBe('true')
    expect(options.onSelect).toHaveBeenLastCalledWith(undefined)
  })
})
