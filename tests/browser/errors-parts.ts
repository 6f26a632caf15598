import type { Page } from './test'

/** A message of the list, with a word of the reader's own. */
export const MESSAGE =
  'A non-serializable value was detected in the state, in the path: `cart.zebra`. Value: Date'
/** The title of its entry. */
export const TITLE = 'A non-serializable value in the state'

export const box = (page: Page) => page.getByRole('textbox', { name: 'Paste an error' })
export const answer = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const status = (page: Page) => page.getByRole('main').getByRole('status')
