import { expect, test, type Page } from '../browser/test'
import { visit } from '../browser/visit'
import { line } from './line'
import { announcement, colorModeToggle } from './parts'

const mode = (page: Page) => page.locator('html').getAttribute('data-theme')

test.describe('the color mode', () => {
  test(line('Colour mode is light or dark, with light as the default.'), async ({ page }) => {
    // What a system without a preference says.
    await page.addInitScript(() => {
      const ask = window.matchMedia.bind(window)
      window.matchMedia = (query) => ask(query.replace(/prefers-color-scheme: \w+/, 'max-width: 0'))
    })
    await visit(page, '/')
    const seen = [await mode(page)]
    for (let press = 0; press < 3; press++) {
      await colorModeToggle(page).click()
      seen.push(await mode(page))
    }
    expect(seen).toEqual(['light', 'dark', 'light', 'dark'])
  })

  test(line('A toggle switches between them and persists the choice.'), async ({ keptPage: page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await visit(page, '/')
    await colorModeToggle(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    // The choice is there before the page has painted.
    await page.route(/\/assets\/js\//, (route) => route.abort())
    await page.goto('/errors')
    expect(await mode(page)).toBe('dark')
  })

  test(
    line([
      'Light/dark colour mode that follows the system preference.',
      'With no explicit choice, the mode follows the system preference if configured, else the default.',
    ]),
    async ({ keptPage: page }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto('/')
      expect(await mode(page)).toBe('dark')
      await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
      await page.emulateMedia({ colorScheme: 'light' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    },
  )

  test(line('Changes in other tabs sync through storage events.'), async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()]
    for (const page of [first, second]) {
      await page.emulateMedia({ colorScheme: 'light' })
      await visit(page, '/')
    }
    await colorModeToggle(first).click()
    await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

test(line('A dismissal is remembered per announcement id, and a new id resets it.'), async ({ page }) => {
  await page.goto('/')
  await announcement(page).getByRole('button', { name: 'Close' }).click()
  await expect(announcement(page)).toBeHidden()
  // At once, before scripts run.
  await page.route(/\/assets\/js\//, (route) => route.abort())
  await page.reload()
  await expect(announcement(page)).toBeHidden()
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'))
  await page.reload()
  await expect(announcement(page)).toBeVisible()
})

test(
  line([
    'Tab group choices and the preferred docs version are remembered in local storage.',
    'Storage keys exist for: theme, announcement dismissal and id, per-plugin preferred docs version, and tab group choices. Their names are not shown.',
  ]),
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/introduction/getting-started')
    await page.locator('html[data-has-hydrated=true][data-code-ready]').waitFor({ state: 'attached' })
    const isKept = (key: string) => page.evaluate((name) => localStorage.getItem(name) !== null, key)
    await colorModeToggle(page).click()
    await announcement(page).getByRole('button', { name: 'Close' }).click()
    const pnpm = page.getByRole('article').getByRole('button', { name: 'pnpm', exact: true }).first()
    await pnpm.click()
    // A reader of another version chose it there; this site forgets only a version that it doesn't have.
    const PREFERRED = 'docs-preferred-version-default'
    await page.evaluate((key) => localStorage.setItem(key, 'current'), PREFERRED)
    await page.reload()
    await page.locator('html[data-has-hydrated=true][data-code-ready]').waitFor({ state: 'attached' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(announcement(page)).toBeHidden()
    await expect(pnpm).toHaveAttribute('aria-pressed', 'true')
    expect(await isKept(PREFERRED)).toBe(true)
    await page.evaluate((key) => localStorage.setItem(key, 'gone'), PREFERRED)
    await page.reload()
    await expect.poll(() => isKept(PREFERRED)).toBe(false)
  },
)
