import { expect, type Locator, type Page } from './test'
import { visit } from './visit'

/** A page with challenges, and the first of them. */
export const PAGE = '/tutorials/quick-start'
export const FIRST = 'empty-the-cart'

const slice = (checkedOut: string): string => `import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'

export const cartSlice = createSlice({
  name: 'cart',
  initialState: { items: [] as string[] },
  reducers: {
    itemAdded(state, action: PayloadAction<string>) {
      state.items.push(action.payload)
    },
    ${checkedOut}
  },
})

export const { itemAdded, checkedOut } = cartSlice.actions
`
/** An attempt that empties a cart with a single thing only. */
export const WRONG = slice('checkedOut(state) { state.items.pop() },')
/** A right way that the page doesn't have. */
export const RIGHT = slice('checkedOut(state) { state.items.length = 0 },')

export const getChallenge = (page: Page, id = FIRST): Locator => page.locator(`[data-challenge="${id}"]`)
export const getPanel = (page: Page, id = FIRST): Locator =>
  getChallenge(page, id).getByRole('region', { name: 'Tests of the challenge' })
export const getSummary = (page: Page, id = FIRST): Locator =>
  getPanel(page, id).locator('.challenge-summary')
export const getCode = (page: Page): Locator => getChallenge(page).locator('.cm-content')

/** Starts a challenge, or goes on with it, and waits for its first run. */
export async function start(page: Page, id = FIRST): Promise<void> {
  await getChallenge(page, id)
    .getByRole('button', { name: /^(Start|Continue)$/ })
    .click()
  await expect(getSummary(page, id)).toContainText('tests pass')
}

/** Opens the page and starts its first challenge. */
export async function visitAndStart(page: Page): Promise<void> {
  await visit(page, `${PAGE}#${FIRST}`)
  await start(page)
}

/** Replaces what is in view. */
export async function write(page: Page, code: string): Promise<void> {
  await getCode(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(code)
}
