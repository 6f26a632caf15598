import { layOutCode } from './lay-out-code'
import { expect, test, type Page } from './test'

const PAGE = '/usage/usage-guide'
/** Browsers round the height of each line to a part of a pixel. */
const PIXEL = 1
const WIDTHS = [1280, 390, 320]

/** Each block of code that is shown: its height, and whether the browser has laid its lines out. */
function readBlocks(page: Page) {
  return page.locator('.code-sample pre').evaluateAll((pres) =>
    pres
      // That of a closed <details> has a box, and is not shown.
      .filter((pre) => pre.checkVisibility())
      .map((pre) => ({
        isLaidOut: pre.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true,
        height: pre.getBoundingClientRect().height,
      })),
  )
}

for (const width of WIDTHS) {
  test(`code out of view has the height that it will have, at ${width} px`, async ({ keptPage: page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(PAGE)
    const skipped = await readBlocks(page)
    expect(skipped.filter(({ isLaidOut }) => !isLaidOut).length).toBeGreaterThan(10)
    await layOutCode(page)
    const laidOut = await readBlocks(page)
    expect(laidOut.every(({ isLaidOut }) => isLaidOut)).toBe(true)
    const moved = skipped.map(({ height }, index) => Math.abs(height - (laidOut[index]?.height ?? NaN)))
    expect(Math.max(...moved)).toBeLessThan(PIXEL)
  })
}

test('a link into the page arrives, and the way back to its top moves nothing', async ({
  keptPage: page,
}) => {
  await page.goto(`${PAGE}#testing`)
  await expect(page.locator('#testing')).toBeInViewport()
  const topOf = (id: string) =>
    page.locator(id).evaluate((element) => element.getBoundingClientRect().top + scrollY)
  const before = await topOf('#testing')
  expect(before).toBeGreaterThan(5000)
  await page.evaluate(async () => {
    for (let y = scrollY; y > 0; y -= 600) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  const blocks = await page.locator('.code-sample pre').count()
  expect(Math.abs((await topOf('#testing')) - before)).toBeLessThan(blocks * PIXEL)
})
