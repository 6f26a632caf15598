// @vitest-environment jsdom
import { createEvent, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'

import { cartStore, row, type FakeStore } from './fake-runner'
import { closeAll, open, settle } from './open'

afterEach(closeAll)

const grid = (): HTMLElement => screen.getByRole('grid', { name: 'Actions' })
const press = (key: string): Promise<boolean> => settle(() => fireEvent.keyDown(grid(), { key }))

/** The type of the row that assistive technology is told about. */
function active(): string | undefined {
  const element = document.getElementById(grid().getAttribute('aria-activedescendant') ?? '')
  expect(element?.getAttribute('aria-selected')).toBe('true')
  return element?.querySelector('[role=gridcell]')?.textContent
}

function longStore(length: number): FakeStore {
  const rows = Array.from({ length }, (_, id) => row(id, id === 0 ? '@@INIT' : `counter/step ${id}`))
  return { name: 'Counter', rows, states: new Map() }
}

describe('the list of actions', () => {
  test('has the last action selected until one is chosen, and says nothing of it', async () => {
    const { options } = await open([cartStore()])
    expect(active()).toBe('cart/emptied')
    expect(options.onSelect).not.toHaveBeenCalled()
  })

  test.each([
    [['ArrowUp'], 'cart/quantityChanged', 3],
    [['ArrowUp', 'ArrowUp', 'ArrowDown'], 'cart/quantityChanged', 3],
    [['Home'], '@@INIT', 0],
    [['Home', 'End'], 'cart/emptied', 4],
    [['PageUp'], '@@INIT', 0],
    [['PageUp', 'PageDown'], 'cart/emptied', 4],
  ])('%j lead to %s', async (keys, type, action) => {
    const { options } = await open([cartStore()])
    for (const key of keys) await press(key)
    expect(active()).toBe(type)
    expect(options.onSelect).toHaveBeenLastCalledWith({ store: 0, action })
  })

  test('leaves keys with Ctrl and other keys to the browser', async () => {
    await open([cartStore()])
    for (const init of [{ key: 'ArrowUp', ctrlKey: true }, { key: 'a' }]) {
      const event = createEvent.keyDown(grid(), init)
      await settle(() => fireEvent(grid(), event))
      expect(event.defaultPrevented).toBe(false)
    }
    expect(active()).toBe('cart/emptied')
  })

  test('keeps Space from scrolling the page, also where there is nothing to switch off', async () => {
    const { runner } = await open([cartStore()])
    await press('Home')
    const event = createEvent.keyDown(grid(), { key: ' ' })
    await settle(() => fireEvent(grid(), event))
    expect(event.defaultPrevented).toBe(true)
    expect(runner.asked.some(({ ask }) => ask === 'switch')).toBe(false)
  })

  test('goes to the line of an action, where it is known, and marks it', async () => {
    const { options } = await open([cartStore()])
    const place = { file: 'cart.ts', line: 12, column: 3 }
    const rows = within(grid()).getAllByRole('row')
    expect(within(grid()).getAllByRole('button', { name: 'line 12' })).toHaveLength(1)
    fireEvent.pointerEnter(rows[2] as HTMLElement)
    expect(options.onHover).toHaveBeenLastCalledWith(place)
    fireEvent.pointerLeave(grid())
    expect(options.onHover).toHaveBeenLastCalledWith(undefined)
    fireEvent.click(within(grid()).getByRole('button', { name: 'line 12' }))
    expect(options.onGoTo).toHaveBeenCalledExactlyOnceWith(place)
    await press('Enter')
    expect(options.onGoTo).toHaveBeenCalledOnce()
    await press('Home')
    await press('ArrowDown')
    await press('Enter')
    expect(options.onGoTo).toHaveBeenCalledTimes(2)
  })

  test('renders few of 10,000 actions, and says how many there are', async () => {
    const { update, runner } = await open([longStore(10_000)])
    await update()
    expect(grid().getAttribute('aria-rowcount')).toBe('10001')
    expect(within(grid()).getAllByRole('row').length).toBeLessThan(40)
    expect(runner.asked.filter(({ ask }) => ask === 'actions')).toHaveLength(20)
    await press('Home')
    await press('PageDown')
    expect(active()).toBe('counter/step 7')
    expect(within(grid()).getAllByRole('row').length).toBeLessThan(40)
  })

  test('goes along with what happens while the reader has chosen nothing', async () => {
    const store = cartStore()
    const { update } = await open([store])
    store.rows = [...store.rows, row(5, 'cart/added again')]
    await update()
    expect(active()).toBe('cart/added again')
    await press('ArrowUp')
    store.rows = [...store.rows, row(6, 'cart/added last')]
    await update()
    expect(active()).toBe('cart/emptied')
    await settle(() => fireEvent.keyDown(grid(), { key: 'Escape' }))
    expect(active()).toBe('cart/added last')
  })

  test('takes rows only as far as they count up, and asks for no more than are kept', async () => {
    const store = cartStore()
    const { rows } = store
    store.rows = [...rows, ...rows, row(2_000_000_000, 'cart/far'), row(7, 'cart/late')]
    const { runner } = await open([store])
    expect(runner.asked.filter(({ ask }) => ask === 'actions').length).toBeLessThan(3)
    store.rows = [...rows, ...rows, row(9, 'cart/late')]
    await open([store])
    expect(screen.getAllByRole('grid').at(-1)?.getAttribute('aria-rowcount')).toBe('7')
  })

  test('has words for the shapes above it that there are, and none for dots alone', async () => {
    const legend = (): string | undefined => document.querySelector('p[class*=legend]')?.textContent
    const store = cartStore()
    const { update } = await open([store])
    expect(legend()).toBeUndefined()
    store.rows = [...store.rows, row(5, 'cart/sent/pending', { phase: 'pending', request: 'a' })]
    await update()
    expect(legend()?.replaceAll(/\s+/g, ' ').trim()).toBe('action pending')
  })

  test('drops the oldest actions, with a note', async () => {
    const store = cartStore()
    const { update } = await open([store])
    store.rows = [...store.rows.slice(3), row(5, 'cart/added again')]
    await update()
    expect(grid().getAttribute('aria-rowcount')).toBe('4')
    expect(screen.getByText('The oldest 2 actions made room for newer ones.')).toBeDefined()
  })

  test('leaves those that the store finds by a text, and says how many match', async () => {
    await open([cartStore()])
    await settle(() =>
      fireEvent.change(screen.getByLabelText('Find actions'), { target: { value: 'added' } }),
    )
    expect(screen.getByText('2 of 4 actions match')).toBeDefined()
    expect(within(grid()).getAllByRole('row')).toHaveLength(3)
    expect(grid().hasAttribute('aria-activedescendant')).toBe(false)
    await press('ArrowDown')
    expect(active()).toBe('cart/added')
  })

  test('says in words that nothing has happened', async () => {
    await open([longStore(1)])
    expect(screen.getByText('No action yet. Dispatch one below.')).toBeDefined()
    expect(screen.getByText('0 actions')).toBeDefined()
    expect(screen.getByText(/^The first state, at/)).toBeDefined()
    await closeAll()
    await open([longStore(1)], { hasScreen: true })
    expect(screen.getByText('No action yet. Use the sample, or dispatch one below.')).toBeDefined()
  })

  test('says that the store doesn’t answer, and asks again', async () => {
    const store = cartStore()
    const { update, runner } = await open([store])
    runner.failures.actions = 'The sandbox has ended.'
    store.rows = [...store.rows, row(5, 'cart/added again')]
    await update()
    expect(screen.getByText(/The sandbox has ended\./)).toBeDefined()
    delete runner.failures.actions
    await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Ask again' })))
    expect(screen.queryByText(/The sandbox has ended\./)).toBeNull()
    expect(active()).toBe('cart/added again')
  })
})
