import { expect, test } from '../browser/test'
import { visit } from './visit'

test('after a link, the title is announced, and Tab begins at the top', async ({ keptPage: page }) => {
  await visit(page, '/')
  // From a page of one layout to one of another, then on within it.
  await page.getByRole('main').getByRole('link', { name: 'New to Redux' }).press('Enter')
  const announced = page.locator('.code-announcer[role=status]')
  await expect(announced).toHaveText('Tutorials overview | Redux Toolkit')
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: 'Next' })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Quick start/i)
  await expect(announced).toHaveText(await page.title())
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
})

test('a page that was loaded announces nothing by itself, and a link within it neither', async ({
  keptPage: page,
}) => {
  await visit(page, '/api/createSlice')
  await page.getByRole('link', { name: 'Direct link to Signature' }).press('Enter')
  await expect(page).toHaveURL(/#signature$/)
  await expect(page.locator('.code-announcer')).toHaveCount(0)
})
