import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test, type Locator, type Page } from './test'
import { visitCode } from './visit'

/** The type of the action that each link of a page selects in the inspector of a sample. */
const TYPES: Readonly<Record<string, string>> = {
  '/api/createListenerMiddleware#try=where~1+store=0.2': 'orders/orderConfirmed',
  '/api/createSelector#try=pitfall-input~1+store=0.1': 'door/doorOpened',
  '/rtk-query/usage/automated-refetching#try=first-use~3+store=0.6': 'ticketsApi/executeQuery/pending',
  '/rtk-query/usage/cache-behavior#try=settings~3+store=0.12': 'shopApi/queries/removeQueryResult',
  '/rtk-query/usage/conditional-fetching#try=toggling~1+store=0.9':
    'ticketsApi/internalSubscriptions/subscriptionsUpdated',
  '/rtk-query/usage/manual-cache-updates#try=optimistic~3+store=0.9': 'ticketsApi/queries/queryResultPatched',
  '/rtk-query/usage/polling#try=background~1+store=0.7': 'shopApi/executeQuery/pending',
  '/rtk-query/usage/queries#try=shared~1+store=0.6': 'ticketsApi/executeQuery/pending',
  '/usage/debugging#try=reproduce~3+store=0.9': 'deskApi/executeQuery/pending',
  '/usage/immer-reducers#try=frozen~2+store=0.1': 'playlist/trackPlayed',
  '/usage/usage-guide#try=performance~1+store=0.2': 'cart/noteChanged',
}

const THIS_FILE = 'tests/browser/try-store-links.spec.ts'
const LINK = /href="([^"#]*)#(try=[^"]*\+store=\d+\.(\d+))"/g

interface StoreLink {
  /** Where the link is, from the site's folder. */
  file: string
  /** The page that it leads to, and the hash that it adds. */
  page: string
  hash: string
  /** The number of the action. */
  action: string
}

/** The links of all pages that select an action in the store of a sample; of equal ones on a page, the first. */
function readLinks(): ReadonlyMap<string, StoreLink> {
  const links = new Map<string, StoreLink>()
  for (const name of readdirSync('docs', { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.mdx')) continue
    const file = path.posix.join('docs', name.replaceAll('\\', '/'))
    const text = readFileSync(file, 'utf8')
    for (const [, target = '', hash = '', action = ''] of text.matchAll(LINK)) {
      const page = target === '' ? file.slice('docs'.length, -'.mdx'.length) : target
      const href = `${page}#${hash}`
      if (!links.has(href)) links.set(href, { file, page, hash, action })
    }
  }
  return links
}

const links = readLinks()

const panel = (page: Page): Locator => page.getByRole('group', { name: 'Store', exact: true })
const actions = (page: Page): Locator => panel(page).getByRole('grid', { name: 'Actions' })
const selected = (page: Page): Locator => actions(page).locator('[aria-selected="true"]')

/** Does what a click on the link does. It needs no link in the page, so a page that was built before has the same test. */
async function follow(page: Page, link: StoreLink): Promise<void> {
  await visitCode(page, link.page)
  await page.evaluate((hash) => (location.hash = hash), link.hash)
}

test('each type in this file has its link', () => {
  const unused = Object.keys(TYPES).filter((href) => !links.has(href))
  expect(
    unused,
    `no page has these links: add them to one, or remove them from TYPES in ${THIS_FILE}`,
  ).toEqual([])
})

for (const [href, link] of links) {
  const { file, action } = link
  test(`${href} selects its action`, async ({ page }) => {
    const type = TYPES[href]
    const line = `'${href}': '…the type of action ${action}…',`
    expect(type, `${file} has a new link: add to TYPES in ${THIS_FILE}: ${line}`).toBeDefined()
    await follow(page, link)
    const changed = `the sample's actions have changed: find the action again, and change the link in ${file} and TYPES`
    const details = panel(page).getByRole('region', { name: 'The selected action' })
    await expect(details, changed).toContainText(action === '0' ? 'The first state' : `Action ${action}, at`)
    await expect(selected(page).getByRole('gridcell').first(), changed).toHaveText(type ?? '')
    await expect(selected(page)).toBeVisible()
  })
}
