import { expect, type Page } from './test'

/** A message of the list, with a word of the reader's own. */
export const MESSAGE =
  'A non-serializable value was detected in the state, in the path: `cart.zebra`. Value: Date'
/** The title of its entry. */
export const TITLE = 'A non-serializable value in the state'

export const box = (page: Page) => page.getByRole('textbox', { name: 'Paste an error' })
export const answer = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const status = (page: Page) => page.getByRole('main').getByRole('status')

/** Opens a page and waits until it reacts. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
}
