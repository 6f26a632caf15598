import { chromium } from '@playwright/test'
import { findWholeBrowser } from '../../scripts/lib/ensure-chromium.mjs'
import { hydrated, visit, visitCode } from './visit'
import { expect, test, type Page } from './test'

const PAGE = '/api/createSlice'
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('a hash that names nothing, or can not be read, leaves the page at its top and alive', async ({
  page,
}) => {
  const hashes = ['#%E0%A4%A', '#<img src=x onerror=alert(1)>', '#__proto__', '#"]', '##', '#options#options']
  await visit(page, `${PAGE}#%E0%A4%A`)
  await expect(title(page)).toBeInViewport()
  for (const hash of [...hashes, `#${'x'.repeat(50_000)}`]) {
    await page.evaluate((value) => (location.hash = value), hash)
    await expect(title(page)).toHaveText('createSlice')
  }
  await page.locator('.menu').getByRole('link', { name: 'configureStore' }).click()
  await expect(title(page)).toHaveText('configureStore')
  await page.goBack()
  await expect(title(page)).toHaveText('createSlice')
})

test('a path that is no text shows a not-found page that works', async ({ page }) => {
  await visit(page, '/%E0%A4%A')
  await expect(title(page)).toHaveText('Page Not Found')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
})

test('a state of the history that another version wrote is not taken over', async ({ page }) => {
  await page.goto('/errors')
  for (const state of [{ state: { asked: 5 }, key: 5 }, { state: { asked: {} } }, { state: 'x' }, 5]) {
    await page.evaluate((value) => history.replaceState(value, ''), state)
    await page.reload()
    await hydrated(page)
    await expect(title(page), JSON.stringify(state)).toHaveText('Error messages')
    await expect(page.getByRole('textbox', { name: 'Paste an error' })).toHaveValue('')
  }
})

test('at 400 % zoom nothing is wider than the screen, and the bar leaves most of it to the text', async ({
  page,
}) => {
  // A window of 1280 by 1024 pixels.
  await page.setViewportSize({ width: 320, height: 256 })
  for (const path of ['/', PAGE, '/rtk-query/usage/queries', '/errors?code=24', '/search?q=slice']) {
    await visit(page, path)
    const measured = await page.evaluate(() => {
      scrollTo({ top: 900, behavior: 'instant' })
      scrollTo({ top: 800, behavior: 'instant' })
      const bar = document.querySelector('.navbar')
      return { width: document.documentElement.scrollWidth, bar: bar?.getBoundingClientRect().height ?? 999 }
    })
    expect(measured.width, path).toBe(320)
    expect(measured.bar, path).toBeLessThanOrEqual(256 / 3)
  }
})

test('under reduced motion nothing moves for longer than an instant', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, PAGE)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  await page.keyboard.press('Escape')
  const moving = await page.evaluate(() => {
    document.querySelector<HTMLElement>('.table-of-contents a:last-of-type')?.click()
    return document
      .getAnimations()
      .map((animation) => Number(animation.effect?.getComputedTiming().duration))
      .filter((duration) => duration > 1)
  })
  expect(moving).toEqual([])
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
})

test('Back finds the page as it was left: nothing keeps it from the browser’s memory', async ({
  launchOptions,
  baseURL,
}) => {
  const executablePath = findWholeBrowser()
  test.skip(
    executablePath === undefined,
    'No whole Chromium is installed, and a headless one has no such memory.',
  )
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  // A browser that is short of memory may drop pages from its back/forward cache, so the test tries again.
  await expect(async () => expect(await isKept(page)).toBe(true)).toPass({ timeout: 60_000 })
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  await browser.close()
})

/** Leaves the page for another one and comes back. */
async function isKept(page: Page): Promise<boolean> {
  await visit(page, PAGE)
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  await visit(page, '/errors')
  // Not through Playwright, which waits for a load that doesn't take place.
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect(title(page)).toHaveText('createSlice')
  return page.evaluate(() => 'isTheSame' in window)
}

test.describe('where storage is full', () => {
  test.use({ expectedErrors: /^Docusaurus storage error, can't set / })

  test('the color mode still switches', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    await page.emulateMedia({ colorScheme: 'light' })
    await visit(page, '/')
    await page.getByRole('button', { name: /Switch between light and dark/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(errors).toEqual([])
  })
})

test('where storage holds what another version left, pages, choices and the search work', async ({
  page,
}) => {
  const KEYS = [
    ...['theme', 'code-language', 'package-manager', 'docusaurus.tab.package-manager', 'search-recent-pages'],
    ...['docusaurus.announcement.id', 'docusaurus.announcement.dismiss', 'docs-preferred-version-default'],
  ]
  await page.goto('/tutorials/quick-start')
  for (const garbage of ['{', 'null', '[{}]', '<img src=x>', '[{"type":"lvl1","hierarchy":{}}]']) {
    await page.evaluate(([keys, value]) => keys.forEach((key) => localStorage.setItem(key, value)), [
      KEYS,
      garbage,
    ] as const)
    await visitCode(page, '/tutorials/quick-start')
    await expect(page.locator('.code-sample pre[data-language=ts]').first(), garbage).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox'), garbage).toBeFocused()
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: /Switch between light and dark/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/)
})
