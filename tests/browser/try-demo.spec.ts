import { readFileSync } from 'node:fs'

import { readDemos } from '../../src/features/demo-catalog/read-demos'
import { expect, test, type Page } from './test'
import { bringIntoView, editDemo, getEditor, expectSameInEditor, getScreen, status, write } from './try-parts'

/** One with two files, one whose files await, and one with three; at night, all (every-sample/demos.spec.ts). */
const SOME = ['cache-lifetime', 'reauthentication', 'tag-invalidation']

for (const demo of readDemos('.').filter(({ name }) => SOME.includes(name))) {
  test(`${demo.name} opens in the editor and shows what it shows in its page`, ({ keptPage: page }) =>
    expectSameInEditor(page, demo))
}

const ORDER = ['/rtk-query/usage/cache-behavior', 'cache-lifetime'] as const

/** Replaces the text of the file in view by that of a shown file with a change. */
async function change(page: Page, file: string, before: string, after: string): Promise<void> {
  const text = readFileSync(`src/features/demos/cache-lifetime/${file}`, 'utf8')
  expect(text).toContain(before)
  await write(page, text.replace(before, after))
}

test('a change of a component and one of the API show, and the simulated server answers', async ({
  page,
}) => {
  await editDemo(page, ...ORDER)
  await expect(getEditor(page).locator('.cm-content')).toBeFocused()
  await change(page, 'OrderCard.tsx', 'for {order.customer}', 'goes to {order.customer}')
  await expect(getScreen(page).getByText('goes to Aurora Hotel')).toBeVisible()
  await getEditor(page).getByRole('tab', { name: 'ordersApi.ts' }).click()
  const query = 'query: (id) => `orders/${id}`'
  const sent = "transformResponse: (order: Order) => ({ ...order, status: 'sent' })"
  await change(page, 'ordersApi.ts', query, `${query}, ${sent}`)
  await expect(getEditor(page).getByRole('tab', { name: 'ordersApi.ts (changed)' })).toBeVisible()
  await bringIntoView(page)
  await expect(getScreen(page).getByText('goes to Aurora Hotel: sent')).toBeVisible()
  await expect(getScreen(page).getByText('GET /orders/88').first()).toBeVisible()
})

test('an error is told with its line, the screen before stays, and the demo comes back', async ({ page }) => {
  await editDemo(page, ...ORDER)
  await change(page, 'OrderCard.tsx', 'useGetOrderQuery(id)', 'useGetOrderQuery(id.missing.id)')
  await expect(status(page)).toHaveText('An error on line 4.')
  await expect(getEditor(page).getByText('On the screen before')).toBeVisible()
  await change(page, 'OrderCard.tsx', 'export function OrderCard', 'export function Card')
  await expect(getEditor(page).getByText("'./OrderCard' does not export 'OrderCard'.")).toBeVisible()
  await getEditor(page).getByRole('button', { name: 'Reset' }).click()
  await expect(status(page)).toHaveText('Ran without an error.')
  await expect(getScreen(page).getByText('for Aurora Hotel: packed')).toBeVisible()
})

test('types are checked with the files that are not shown', async ({ page }) => {
  await editDemo(page, ...ORDER)
  await getEditor(page).getByRole('button', { name: 'Check types' }).click()
  await expect(getEditor(page).getByText('No type errors.')).toBeVisible()
  await change(page, 'OrderCard.tsx', '{ id }: { id: string }', '{ id }: { id: string; big: boolean }')
  await expect(getEditor(page).getByText('of the demo’s index.tsx: TS2741')).toBeVisible()
})

test('the editor takes the place of the demo and its tabs, follows the language, and is there again after a reload', async ({
  page,
}) => {
  const demo = await editDemo(page, ...ORDER)
  const source = demo.locator('details')
  await expect(source).toBeHidden()
  await getEditor(page).getByRole('button', { name: 'JS' }).click()
  await expect(getEditor(page).getByRole('tab')).toHaveText(['OrderCard.jsx', 'ordersApi.js'])
  await expect(status(page)).toHaveText('Ran without an error.')
  await getEditor(page).locator('.cm-content').focus()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('// mine\n')
  await page.reload()
  await expect(getEditor(page).getByRole('tab', { name: 'OrderCard.jsx (changed)' })).toBeVisible()
  await expect(getScreen(page).getByText('for Aurora Hotel: packed')).toBeVisible()
  await getEditor(page).getByRole('button', { name: 'Close' }).click()
  await expect(source.getByRole('tab')).toHaveCount(2)
  await expect(source.getByRole('button', { name: 'Edit' })).toBeFocused()
})

test('nothing is wider than a phone, and the demo has the colors of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await editDemo(page, ...ORDER)
  const beyond = () =>
    getScreen(page)
      .locator('html')
      .evaluate((root) => [root.scrollWidth - root.clientWidth, root.scrollHeight - root.clientHeight])
  await expect.poll(beyond).toEqual([0, 0])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const paper = () =>
    getScreen(page)
      .getByText('Components that show order 88')
      .evaluate((title) => getComputedStyle(title.closest('section') ?? title).backgroundColor)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
  await expect.poll(paper).toBe('rgb(255, 255, 255)')
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await expect.poll(paper).toBe('rgb(18, 18, 23)')
})
