import { expect, type Locator, type Page } from './test'

/** Parts of the search that several tests use. */
export const START = 'introduction/getting-started'

export const button = (page: Page): Locator => page.getByRole('button', { name: 'Search', exact: true })
export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' })
export const field = (page: Page): Locator => dialog(page).getByRole('combobox', { name: 'Search' })
export const options = (page: Page): Locator => dialog(page).getByRole('option')

/** Opens the search and asks it. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await button(page).click()
  await field(page).fill(query)
}

/** Closes the search if it is open. */
export async function closeSearch(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
}

/** Expects a search without results to link to the issues of the repository that the navbar links to. */
export async function expectLinkToIssues(page: Page, results: Locator): Promise<void> {
  const repository = page.getByRole('navigation', { name: 'Main' }).locator('a[href*="github.com"]')
  const address = await repository.getAttribute('href')
  await expect(results.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    `${address}/issues`,
  )
}
