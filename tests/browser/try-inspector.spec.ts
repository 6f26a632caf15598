import { expect, test, type Locator, type Page } from './test'
import { visit } from './visit'
import { code, getEditor, openPlayground, press, getScreen, write } from './try-parts'

const panel = (page: Page): Locator => page.getByRole('group', { name: 'Store', exact: true })
const actions = (page: Page): Locator => panel(page).getByRole('grid', { name: 'Actions' })
const selected = (page: Page): Locator => actions(page).locator('[aria-selected="true"]')

const CART = `import { configureStore, createSlice } from '@reduxjs/toolkit'
const cart = createSlice({
  name: 'cart',
  initialState: { items: [] as string[] },
  reducers: {
    added(state, { payload }: { payload: string }) { state.items.push(payload) },
    emptied(state) { state.items = [] },
  },
})
const store = configureStore({ reducer: { cart: cart.reducer } })
store.dispatch(cart.actions.added('tea'))
store.dispatch(cart.actions.added('cake'))
store.dispatch(cart.actions.emptied())
`

const COUNTER = `import { configureStore, createSlice } from '@reduxjs/toolkit'
import { Provider, useDispatch, useSelector } from 'react-redux'
import { render } from '@testing-library/react'
const count = createSlice({ name: 'count', initialState: 0, reducers: { more: (state) => state + 1 } })
const store = configureStore({ reducer: { count: count.reducer } })
function Counter() {
  const value = useSelector((state: { count: number }) => state.count)
  const dispatch = useDispatch()
  return <button onClick={() => dispatch(count.actions.more())}>Count {value}</button>
}
render(<Provider store={store}><Counter /></Provider>)`

test('keys step through the actions, each says what it changed, and its line is marked and gone to', async ({
  keptPage: page,
}) => {
  await openPlayground(page, 'store')
  await write(page, CART)
  await expect(selected(page)).toContainText('cart/emptied')
  await expect(panel(page).getByText('3 actions')).toBeVisible()
  await actions(page).focus()
  const line = getEditor(page).locator('.try-dispatch-line')
  await expect(line).toContainText('emptied')
  await page.keyboard.press('ArrowUp')
  await expect(selected(page)).toContainText('cart/added')
  await expect(panel(page).getByRole('tabpanel')).toContainText('cake')
  await expect(line).toContainText("added('cake')")
  await page.keyboard.press('Enter')
  await expect(code(page)).toBeFocused()
  await actions(page).focus()
  await page.keyboard.press('Home')
  await expect(selected(page)).toContainText('@@INIT')
})

test('a screen goes back to what it showed, can’t be used meanwhile, and comes back to now', async ({
  keptPage: page,
}) => {
  // Out of view, a screen isn't drawn: here, it is above the list of actions.
  await page.setViewportSize({ width: 1280, height: 1600 })
  await openPlayground(page)
  await write(page, COUNTER)
  await expect(selected(page)).toContainText('@@INIT')
  const frame = getEditor(page).locator('.try-frame')
  await frame.scrollIntoViewIfNeeded()
  const button = (count: number) => getScreen(page).getByRole('button', { name: `Count ${count}` })
  await button(0).click()
  await button(1).click()
  await expect(button(2)).toBeVisible()
  await expect(panel(page).getByText('2 actions')).toBeVisible()
  await actions(page).focus()
  await page.keyboard.press('ArrowUp')
  await expect(button(1)).toBeVisible()
  await expect(getEditor(page).getByText('On the screen then')).toBeVisible()
  await expect(frame).toHaveAttribute('inert', '')
  const { x, y } = (await frame.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.click(x + 20, y + 20)
  await expect(getEditor(page).getByText(/^This is how the screen was/)).toBeVisible()
  await panel(page).getByRole('button', { name: 'Back to now' }).click()
  await button(2).click()
  await expect(button(3)).toBeVisible()
})

test('a query has its entry in the cache; side by side, where the list is lower, the selected action stays in view', async ({
  keptPage: page,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 })
  await openPlayground(page, 'api')
  await expect(actions(page)).toContainText('fulfilled')
  await expect(selected(page)).toContainText('subscriptionsUpdated')
  await press(page, 'Expand')
  await expect(selected(page)).toBeInViewport()
  const isInList = async (): Promise<boolean> => {
    const list = await actions(page).boundingBox()
    const row = await selected(page).boundingBox()
    return list !== null && row !== null && row.y + row.height <= list.y + list.height + 1
  }
  await expect.poll(isInList).toBe(true)
  await panel(page).getByRole('tab', { name: 'Cache' }).click()
  await expect(panel(page).getByRole('tabpanel').last()).toContainText('getTicket')
})

const LISTS = `import { configureStore, createSelector, createSlice } from '@reduxjs/toolkit'
import { memo } from 'react'
import { Provider, useDispatch, useSelector } from 'react-redux'
import { render } from '@testing-library/react'
const tasks = createSlice({
  name: 'tasks',
  initialState: { all: [{ id: 1, done: false }, { id: 2, done: true }], clicks: 0 },
  reducers: { clicked(state) { state.clicks += 1 } },
})
const { clicked } = tasks.actions
const store = configureStore({ reducer: { tasks: tasks.reducer } })
type Root = ReturnType<typeof store.getState>
const selectDone = createSelector(
  (state: Root) => state.tasks.all.filter(({ done }) => done),
  (done) => done.length,
)
const Title = memo(({ onPick }: { onPick: () => void }) => <h1 onClick={onPick}>Tasks</h1>)
function List() {
  const open = useSelector((state: Root) => state.tasks.all.filter(({ done }) => !done))
  const done = useSelector(selectDone)
  const dispatch = useDispatch()
  return <><Title onPick={() => undefined} /><button onClick={() => dispatch(clicked())}>{open.length} of {done}</button></>
}
render(<Provider store={store}><List /></Provider>)`

test('renders say what changed for them, and what only got another reference; a typed action knows the program’s names', async ({
  keptPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1600 })
  await openPlayground(page)
  await write(page, LISTS)
  await expect(panel(page).getByText('No action yet.')).toBeVisible()
  await panel(page).getByLabel('Action to dispatch').fill('clicked()')
  await panel(page).getByRole('button', { name: 'Dispatch' }).click()
  await expect(selected(page)).toContainText('tasks/clicked')
  await panel(page).getByRole('tab', { name: 'Renders' }).click()
  const work = panel(page).getByRole('tabpanel').getByRole('listitem')
  await expect(work.filter({ hasText: '<List>' })).toContainText(
    'what it reads from a store is a new reference with equal content: [{ id: 1, done: false }]',
  )
  await expect(work.filter({ hasText: 'the component of line 17' })).toContainText(
    'its prop onPick is a new function',
  )
  await expect(work.filter({ hasText: 'selector of line 15' })).toContainText(
    'new reference with equal content',
  )
  await expect(panel(page).getByRole('link', { name: 'How to keep references' })).toBeVisible()
})

test('the cache tells which component asked, and which mutation made it ask again; a value finds what changed it', async ({
  keptPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1600 })
  await openPlayground(page, 'hooks')
  await getScreen(page).getByRole('button', { name: 'Close the ticket' }).click()
  await expect(panel(page).getByText('8 actions')).toBeVisible()
  await panel(page).getByRole('tab', { name: 'Cache' }).click()
  await panel(page).getByText('What happened').last().click()
  const story = panel(page).getByRole('tabpanel').getByRole('listitem')
  await expect(story.first()).toContainText(
    'for the first time, and nothing was cached. 1 subscriber now. By a hook in <TicketCard id="T-101">.',
  )
  const again = story.filter({ hasText: "closeTicket('T-101') invalidated Ticket." })
  await again.getByRole('button', { name: /^cause/ }).click()
  await expect(selected(page)).toContainText('executeMutation/fulfilled')
  await panel(page).getByRole('button', { name: 'Back to now' }).click()
  await panel(page).getByLabel('Find actions').fill('changed:api.mutations')
  await expect(panel(page).getByText('2 of 8 actions match')).toBeVisible()
})

test('a run that is kept is compared with one after a change', async ({ keptPage: page }) => {
  await openPlayground(page, 'store')
  await write(page, CART)
  await expect(panel(page).getByText('3 actions')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Keep this run' }).click()
  await write(page, CART.replace("added('cake')", "added('cocoa')"))
  await expect(actions(page)).toContainText('cocoa')
  await panel(page).getByRole('button', { name: 'Compare with the kept run' }).click()
  await expect(panel(page).getByText('The states differ from action 2 on.')).toBeVisible()
  await expect(panel(page).getByRole('group', { name: 'Actions' })).toContainText('cocoa')
})

test('a copied test comes from a script that is fetched at the press, and again after a failure', async ({
  keptPage: page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  let asked = 0
  await page.route('**/late-answers.*', (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.continue()
  })
  await openPlayground(page, 'store')
  await write(page, CART.replace('const cart =', 'export const cart ='))
  await expect(panel(page).getByText('3 actions')).toBeVisible()
  expect(asked).toBe(0)
  const copy = panel(page).getByRole('button', { name: 'Copy as a test' })
  await copy.click()
  await expect(panel(page).getByText('could not be loaded. Check your connection')).toBeVisible()
  await copy.click()
  await expect(panel(page).getByText('Copied a test with 3 actions.')).toBeVisible()
  expect(asked).toBe(2)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain("store.dispatch({ type: 'cart/added', payload: 'tea' })")
})

test('a history is saved, and opened again', async ({ keptPage: page }) => {
  await openPlayground(page, 'store')
  await write(page, CART)
  await expect(panel(page).getByText('3 actions')).toBeVisible()
  const saving = page.waitForEvent('download')
  await panel(page).getByRole('button', { name: 'Save for Redux DevTools' }).click()
  const file = await (await saving).path()
  await write(page, CART.replace('store.dispatch(cart.actions.emptied())', ''))
  await expect(panel(page).getByText('2 actions')).toBeVisible()
  await panel(page).getByLabel('File of Redux DevTools').setInputFiles(file)
  await expect(panel(page).getByText('Opened 3 actions.')).toBeVisible()
  await expect(selected(page)).toContainText('cart/emptied')
})

test('a live demo shows its store by one button', async ({ keptPage: page }) => {
  await visit(page, '/rtk-query/usage/queries')
  const demo = page.locator('[data-live-demo]').first()
  await demo.getByRole('button', { name: 'Show the store' }).click()
  await expect(demo.getByRole('grid', { name: 'Actions' })).toBeInViewport()
  await expect(demo.locator('.try-store').getByRole('button', { name: 'Hide the store' })).toBeFocused()
  // What is operated is what the inspector shows: there is no second copy.
  await expect(demo.locator('[data-stage]')).toHaveCount(0)
  await press(page, 'Close')
  await expect(demo.locator('[data-stage=loaded]')).toBeVisible()
})
