import * as codeClasses from '../../src/lib/code-classes'
import { layOutCode, violations } from '../pages/axe'
import { expect, test, type Page } from './test'
import { visitCode } from './visit'

/** A page with samples that differ in JavaScript, and another one that is a link away. */
const PAGE = '/tutorials/quick-start'
/** A page with results of many samples. */
const RESULTS = '/rtk-query/usage/queries'

const block = (page: Page) => page.locator('.code-sample:has([data-choice="code-language"])')
const language = (page: Page, name: 'TS' | 'JS') =>
  block(page).first().getByRole('button', { name, exact: true })
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Expects one form of each block to be seen; more or less than one is a mistake. */
async function expectForm(page: Page, form: 'ts' | 'js'): Promise<void> {
  await expect(block(page).first().locator(`pre[data-language=${form}]`)).toBeVisible()
  const shown = await block(page).evaluateAll((blocks) =>
    blocks
      // The content of a closed <details> is not visible.
      .filter((element) => element.getClientRects().length > 0)
      .map(
        (element) =>
          [...element.querySelectorAll('pre')].filter((pre) => pre.getClientRects().length > 0).length,
      ),
  )
  expect(new Set(shown)).toEqual(new Set([1]))
}

test.describe('the language', () => {
  test('is switched in all blocks at once, the pressed button stays in its place, and the next page has it', async ({
    page,
  }) => {
    await visitCode(page, PAGE)
    await expect(language(page, 'TS')).toHaveAttribute('aria-pressed', 'true')
    await expectForm(page, 'ts')
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
    await expectForm(page, 'js')
    const after = await button.evaluate((element) => element.getBoundingClientRect().top)
    expect(Math.abs(after - before)).toBeLessThanOrEqual(1)
    await page.getByRole('article').getByRole('link', { name: 'createSlice', exact: true }).first().click()
    // The address changes before the page does.
    await expect(page.getByRole('heading', { level: 1, name: 'createSlice' })).toBeVisible()
    await expect(language(page, 'JS')).toHaveAttribute('aria-pressed', 'true')
    await expectForm(page, 'js')
  })

  test('is remembered, and applied before any script of the site runs', async ({ page }) => {
    await visitCode(page, PAGE)
    await language(page, 'JS').click()
    await page.route(/\/assets\/js\//, (route) => route.abort())
    await page.reload()
    await expectForm(page, 'js')
  })
})

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('takes the shown language, says so, and says it no longer after a while', async ({ page }) => {
    await page.clock.install()
    await visitCode(page, PAGE)
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

  test('leaves out what statements evaluate to', async ({ page }) => {
    await visitCode(page, '/api/createSlice')
    const sample = page.locator(`.code-sample:has(pre .${codeClasses.result})`).first()
    await sample.locator('.code-copy').click()
    await expect(sample.locator('.code-copy')).toHaveText('Copied')
    expect(await copied(page)).not.toContain('// →')
  })

  test('says where it is not allowed', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
    })
    await visitCode(page, PAGE)
    await page.locator('.code-copy').first().click()
    await expect(page.locator('.code-copy').first()).toHaveText('Copy failed')
    await expect(page.locator('.code-announcer')).toContainText('Select the code')
  })
})

test('an opened test has no violation, and is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitCode(page, RESULTS)
  const proof = page.locator('.code-proof').first()
  await proof.locator('summary').press('Enter')
  await expect(proof.locator('pre').first()).toBeVisible()
  expect(await violations(page, { include: ['.code-ran'] })).toEqual([])
  await proof.getByRole('button', { name: 'Copy' }).first().click()
  await expect(proof.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await copied(page)).toContain("from '@testing-library/react'")
})

test('a page says once what its marks mean, strips wrap at 320 px, and are told from the page without color', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(RESULTS)
  await expect(page.getByText(/^✓ marks what ran on \d+\.\d+\.\d+: \d+ samples$/)).toBeVisible()
  const strips = page.locator('.code-ran')
  expect(await strips.count()).toBeGreaterThan(5)
  expect((await strips.allTextContents()).filter((text) => text.includes('ran on'))).toEqual([])
  // The mark has a name, and its version for those who point at it.
  const mark = strips.getByRole('img', { name: 'ran' }).first()
  await expect(mark).toHaveText('✓')
  await expect(mark).toHaveAttribute('title', /^Ran on \d/)
  const lines = page.locator('.code-ran-part pre')
  expect(await lines.count()).toBeGreaterThan(0)
  const wide = await lines.evaluateAll(
    (all) => all.filter((line) => line.scrollWidth > line.clientWidth + 1).length,
  )
  expect(wide).toBe(0)
  for (const media of [{ forcedColors: 'active' }, { media: 'print', forcedColors: 'none' }] as const) {
    await page.emulateMedia(media)
    await expect(strips.first()).toHaveCSS('border-top-width', '1px')
    await expect(mark).toBeVisible()
  }
})

test('on a phone, code has its width and is scrolled by keyboard, and no button lies on it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitCode(page, '/api/createSlice')
  await expect(page.locator('.code-bar', { hasText: 'Signature' }).first()).toBeVisible()
  /** The share of its block that code takes, and whether it is beside or below the buttons. */
  const measure = () =>
    page.locator('.code-sample:visible').evaluateAll((samples) =>
      samples.map((sample) => {
        const pre = [...sample.querySelectorAll('pre')].find((form) => form.getClientRects().length > 0)
        const code = pre?.getBoundingClientRect() ?? new DOMRect()
        const actions = sample.querySelector('.code-actions')?.getBoundingClientRect() ?? new DOMRect()
        const isApart =
          actions.right <= code.left + 1 || code.right <= actions.left + 1 || actions.bottom <= code.top + 1
        const { width } = sample.getBoundingClientRect()
        return { share: code.width / width, isApart: isApart || actions.width * code.width === 0 }
      }),
    )
  const measured = await measure()
  expect(measured.length).toBeGreaterThan(5)
  expect(Math.min(...measured.map(({ share }) => share))).toBeGreaterThan(0.98)
  await page.setViewportSize({ width: 320, height: 640 })
  expect((await measure()).filter(({ isApart }) => !isApart)).toEqual([])
  const pres = page.locator('.code-sample pre:visible')
  const wide = await pres.evaluateAll((all) => all.findIndex((pre) => pre.scrollWidth > pre.clientWidth))
  await pres.nth(wide).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => pres.nth(wide).evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
})

/** Browsers round the height of each line to a part of a pixel. */
const PIXEL = 1
const LONG = '/usage/usage-guide'

test('code out of view has the height that it will have', async ({ page }) => {
  /** Each block of code that is shown: its height, and whether the browser has laid its lines out. */
  const readBlocks = () =>
    page.locator('.code-sample pre').evaluateAll((pres) =>
      pres
        // That of a closed <details> has a box, and is not shown.
        .filter((pre) => pre.checkVisibility())
        .map((pre) => ({
          isLaidOut: pre.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true,
          height: pre.getBoundingClientRect().height,
        })),
    )
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(LONG)
    const skipped = await readBlocks()
    expect(skipped.filter(({ isLaidOut }) => !isLaidOut).length).toBeGreaterThan(10)
    await layOutCode(page)
    const laidOut = await readBlocks()
    expect(laidOut.every(({ isLaidOut }) => isLaidOut)).toBe(true)
    const moved = skipped.map(({ height }, index) => Math.abs(height - (laidOut[index]?.height ?? NaN)))
    expect(Math.max(...moved), `${width} px`).toBeLessThan(PIXEL)
  }
})
