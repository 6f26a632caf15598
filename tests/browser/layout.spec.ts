import { expect, test, type Locator } from './test'
import { visit } from './visit'

const PAGE = '/api/createSlice'

/** Words of names, between capitals, that end on another line than they begin. */
function brokenWords(list: Element): string[] {
  const broken: string[] = []
  const walker = document.createTreeWalker(list, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[A-Z]?[a-z]+/g)) {
      const range = new Range()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
    }
  }
  return broken
}

test('long names in the contents end a line only between their words, and are copied whole', async ({
  keptPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/api/createAsyncThunk')
  const contents = page.locator('.theme-doc-toc-desktop')
  const entry = contents.getByRole('link', { name: /^AsyncThunkDispatchConfig/ })
  await expect(entry.locator('wbr').first()).toBeAttached()
  expect(await contents.evaluate(brokenWords)).toEqual([])
  expect(await entry.evaluate((link) => link.textContent)).toContain('AsyncThunkDispatchConfig')
  await expect(page.locator('h3 wbr')).toHaveCount(0)
})

/** Of buttons in view: those that are lower or narrower than WCAG asks for. */
async function tooSmall(buttons: Locator): Promise<string[]> {
  const boxes = await buttons.filter({ visible: true }).evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return { name: element.textContent || element.ariaLabel, width, height }
    }),
  )
  expect(boxes.length).toBeGreaterThan(0)
  return boxes.filter(({ width, height }) => Math.min(width, height) < 24).map((box) => JSON.stringify(box))
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('buttons are large enough for a finger, and bars of code are no higher for it', async ({ page }) => {
    await page.goto(PAGE)
    await page.locator('html[data-code-ready]').waitFor({ state: 'attached' })
    expect(await tooSmall(page.locator('.code-actions button'))).toEqual([])
    const bar = page.locator('.code-bar:has(.code-title):has(.code-choice)').first()
    expect(await bar.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(32)
    // Beyond its edge, too: what is touched there belongs to the button.
    const choice = bar.locator('.code-choice button').first()
    await choice.scrollIntoViewIfNeeded()
    const isReached = await choice.evaluate((button) => {
      const { left, width, top, height } = button.getBoundingClientRect()
      const at = (y: number) => document.elementFromPoint(left + width / 2, y)
      return at(top - 6) === button && at(top + height + 6) === button
    })
    expect(isReached).toBe(true)
  })

  test('the button that closes the menu is large enough for a finger', async ({ page }) => {
    await visit(page, PAGE)
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    const box = await page.getByRole('button', { name: 'Close navigation bar' }).boundingBox()
    // Its drawer slides in on fractions of pixels.
    expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0))).toBe(40)
  })
})
