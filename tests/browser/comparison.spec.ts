import { expect, test } from './test'

const PATH = '/rtk-query/comparison'

test('a phone shows RTK Query beside one rival, which readers choose', async ({ keptPage: page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(PATH)
  const table = page.locator('.comparison table').first()
  const shown = table.locator('th:visible')
  await expect(shown).toHaveText(['', 'RTK Query', 'TanStack Query'])
  await page.getByRole('radio', { name: 'urql' }).check()
  await expect(shown).toHaveText(['', 'RTK Query', 'urql'])
  const { scrollWidth, clientWidth } = await table.evaluate(({ parentElement }) => ({
    scrollWidth: parentElement?.scrollWidth ?? 0,
    clientWidth: parentElement?.clientWidth ?? 0,
  }))
  expect(scrollWidth).toBe(clientWidth)
})

test('the names of the rows stay in view while the others scroll', async ({ keptPage: page }) => {
  await page.goto(PATH)
  const frame = page.locator('.comparison .table-frame').first()
  const name = frame.locator('td').first()
  const before = await name.boundingBox()
  await frame.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  expect((await name.boundingBox())?.x).toBe(before?.x)
  await expect(frame.getByRole('img', { name: 'built in' }).first()).toBeVisible()
})
