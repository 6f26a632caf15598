import * as codeClasses from '../../src/lib/code-classes'
import { expect, test, type Page } from './test'
import { visitCode } from './visit'

/** A page with samples that differ in JavaScript, and another one that is a link away. */
const PAGE = '/tutorials/quick-start'

const block = (page: Page) => page.locator('.code-sample:has([data-choice="code-language"])')
const language = (page: Page, name: 'TS' | 'JS') =>
  block(page).first().getByRole('button', { name, exact: true })

const visit = (page: Page, path = PAGE) => visitCode(page, path)

/** How many forms of each block are to be seen; more or less than one is a mistake. */
function shownForms(page: Page): Promise<number[]> {
  return block(page).evaluateAll((blocks) =>
    blocks
      // The content of a closed <details> is not visible.
      .filter((element) => element.getClientRects().length > 0)
      .map(
        (element) =>
          [...element.querySelectorAll('pre')].filter((pre) => pre.getClientRects().length > 0).length,
      ),
  )
}

test.describe('the language', () => {
  test('is TypeScript at first, and one form of each block is shown', async ({ keptPage: page }) => {
    await visit(page)
    await expect(language(page, 'TS')).toHaveAttribute('aria-pressed', 'true')
    expect(new Set(await shownForms(page))).toEqual(new Set([1]))
    await expect(block(page).first().locator('pre[data-language=ts]')).toBeVisible()
  })

  test('is switched in all blocks at once, and the pressed button stays in its place', async ({
    keptPage: page,
  }) => {
    await visit(page)
    // Not one that is folded away.
    const last = block(page).filter({ visible: true }).last()
    const button = last.getByRole('button', { name: 'JS', exact: true })
    // Where it is when it is pressed: until then, blocks above it may still be laid out for the first time.
    const pressed = button.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          addEventListener('click', () => resolve(element.getBoundingClientRect().top), {
            capture: true,
            once: true,
          })
        }),
    )
    await button.click()
    const before = await pressed
    await expect(language(page, 'JS')).toHaveAttribute('aria-pressed', 'true')
    await expect(language(page, 'TS')).toHaveAttribute('aria-pressed', 'false')
    expect(new Set(await shownForms(page))).toEqual(new Set([1]))
    await expect(last.locator('pre[data-language=js]')).toBeVisible()
    const after = await button.evaluate((element) => element.getBoundingClientRect().top)
    expect(Math.abs(after - before)).toBeLessThanOrEqual(1)
  })

  test('is remembered, and applied before any script of the site runs', async ({ keptPage: page }) => {
    await visit(page)
    await language(page, 'JS').click()
    await page.route(/\/assets\/js\//, (route) => route.abort())
    await page.reload()
    await expect(block(page).first().locator('pre[data-language=js]')).toBeVisible()
    expect(new Set(await shownForms(page))).toEqual(new Set([1]))
  })

  test('holds on the next page, buttons included', async ({ keptPage: page }) => {
    await visit(page)
    await language(page, 'JS').click()
    await page.getByRole('article').getByRole('link', { name: 'createSlice', exact: true }).first().click()
    // The address changes before the page does.
    await expect(page.getByRole('heading', { level: 1, name: 'createSlice' })).toBeVisible()
    await expect(language(page, 'JS')).toHaveAttribute('aria-pressed', 'true')
    expect(new Set(await shownForms(page))).toEqual(new Set([1]))
  })

  test('follows another tab', async ({ page, context }) => {
    await visit(page)
    const other = await context.newPage()
    await visit(other)
    await language(other, 'JS').click()
    await expect(language(page, 'JS')).toHaveAttribute('aria-pressed', 'true')
    await expect(block(page).first().locator('pre[data-language=js]')).toBeVisible()
  })

  test('is switched where storage is blocked', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    })
    await visit(page)
    await language(page, 'JS').click()
    await expect(block(page).first().locator('pre[data-language=js]')).toBeVisible()
    expect(errors).toEqual([])
  })
})

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

  test('takes the shown language, says so, and says it no longer after a while', async ({ page }) => {
    await page.clock.install()
    await visit(page)
    const sample = block(page).first()
    for (const form of ['TS', 'JS'] as const) {
      await language(page, form).click()
      await sample.locator('.code-copy').click()
      await expect(sample.getByRole('button', { name: 'Copied' })).toBeVisible()
      const shown = await sample.locator(`pre[data-language=${form.toLowerCase()}]`).textContent()
      expect((await copied(page)).replaceAll('\r', '')).toBe(shown?.trimEnd())
      await page.clock.runFor(100)
      await expect(page.locator('.code-announcer')).toHaveText('Copied')
      await page.clock.runFor(2000)
      await expect(sample.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
    }
  })

  test('leaves out what statements evaluate to', async ({ keptPage: page }) => {
    await visit(page, '/api/createSlice')
    const sample = page.locator(`.code-sample:has(pre .${codeClasses.result})`).first()
    await sample.locator('.code-copy').click()
    await expect(sample.locator('.code-copy')).toHaveText('Copied')
    expect(await copied(page)).not.toContain('// →')
  })

  test('says where it is not allowed', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
    })
    await visit(page)
    await page.locator('.code-copy').first().click()
    await expect(page.locator('.code-copy').first()).toHaveText('Copy failed')
    await expect(page.locator('.code-announcer')).toContainText('Select the code')
  })
})

test('the keyboard scrolls code that is wider than the page', async ({ keptPage: page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page)
  const pre = page.locator('.code-sample pre:visible').nth(2)
  await pre.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => pre.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
})

test('at 320 px no button lies on the code', async ({ keptPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/api/createSlice')
  const overlaps = await page.locator('.code-sample').evaluateAll((samples) => {
    const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
    return samples.filter((sample) => {
      const actions = boxOf(sample.querySelector('.code-actions'))
      const code = boxOf(
        [...sample.querySelectorAll('pre')].find((pre) => pre.getClientRects().length > 0) ?? null,
      )
      const apart =
        actions.right <= code.left + 1 || code.right <= actions.left + 1 || actions.bottom <= code.top + 1
      return actions.width > 0 && code.width > 0 && !apart
    }).length
  })
  expect(overlaps).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('code has the width of its block, and a single line takes little more than its bar', async ({
    keptPage: page,
  }) => {
    await visit(page, '/api/createSlice')
    const shares = await page.locator('.code-sample:visible').evaluateAll((samples) =>
      samples.map((sample) => {
        const pre = [...sample.querySelectorAll('pre')].find((form) => form.getClientRects().length > 0)
        return (pre?.getBoundingClientRect().width ?? 0) / sample.getBoundingClientRect().width
      }),
    )
    expect(shares.length).toBeGreaterThan(5)
    expect(Math.min(...shares)).toBeGreaterThan(0.98)
    await visit(page, '/api/createSelector')
    const line = page.locator('.code-line:visible').first()
    const [frame, code] = [await line.boundingBox(), await line.locator('pre').boundingBox()]
    expect(code?.width).toBeGreaterThan((frame?.width ?? 0) - 44)
    expect(frame?.height).toBeLessThan(90)
  })

  test('a signature is called one', async ({ keptPage: page }) => {
    await visit(page, '/api/createSlice')
    await expect(page.locator('.code-bar', { hasText: 'Signature' }).first()).toBeVisible()
  })
})
