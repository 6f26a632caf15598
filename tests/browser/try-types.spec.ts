import { expect, test, type Page } from './test'
import { code, getEditor, typeLine, visitEditor } from './try-parts'

const types = (page: Page) => getEditor(page).getByRole('group', { name: 'Types' })
const button = (page: Page) => getEditor(page).getByRole('button', { name: 'Check types' })
const MISTAKE = "const total: number = 'three'"

test('a press loads the compiler; an error is shown below the code and leads to its line; the worker goes with the editor', async ({
  keptPage: page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const ofCheck = () => asked.filter((path) => /\/(?:types|declarations)\.\w+\.js/.test(path))
  const workers = () => page.workers().filter((worker) => worker.url().includes('/types.'))
  await visitEditor(page)
  expect(ofCheck()).toEqual([])
  await button(page).click()
  await expect(types(page)).toHaveText('No type errors.')
  expect(ofCheck()).toHaveLength(2)
  expect(workers()).toHaveLength(1)
  await typeLine(page, MISTAKE)
  await expect(types(page)).toContainText("TS2322: Type 'string' is not assignable to type 'number'.")
  const underlined = getEditor(page).locator('.try-type-fault')
  await expect(underlined).toHaveText(['total'])
  await expect(page.getByRole('status').filter({ hasText: '1 type error.' })).toBeAttached()
  const line = types(page).getByRole('button', { name: /^line \d+$/ })
  await line.click()
  await expect(code(page)).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.type('// ')
  await expect(types(page)).toHaveText('No type errors.')
  await expect(underlined).toHaveCount(0)
  await typeLine(page, "import { missing } from '@reduxjs/toolkit/none'", 'Home')
  await expect(types(page).getByRole('link', { name: /means/ })).toHaveAttribute('href', /^\/errors#/)
  await getEditor(page).getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => workers().length).toBe(0)
})

test('without a network, the check says what to do, and does it once there is one', async ({
  page,
  context,
}) => {
  await visitEditor(page)
  await context.setOffline(true)
  await button(page).click()
  await expect(types(page)).toContainText('Check your connection')
  await expect(button(page)).toHaveAttribute('aria-busy', 'false')
  await context.setOffline(false)
  await button(page).click()
  await expect(types(page)).toHaveText('No type errors.')
  await context.setOffline(true)
  await typeLine(page, MISTAKE)
  await expect(types(page)).toContainText('TS2322')
})
