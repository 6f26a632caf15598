import { hold } from './hold'
import { button as search, field } from './search-parts'
import { expect, test, type Page } from './test'
import { hydrated } from './visit'

const PAGE = '/tutorials/quick-start'

const toggle = (page: Page) => page.getByRole('button', { name: /Switch between light and dark mode/ })
const mode = (page: Page) => page.locator('html').getAttribute('data-theme')

/** Opens a page whose scripts don't arrive before they are released. */
async function visitWithoutScripts(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page, /\/assets\/js\//)
  await page.goto(PAGE, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  return async () => {
    release()
    await hydrated(page)
  }
}

test.describe('before the scripts have arrived', () => {
  test('a press of the search button is seen to be taken, and Escape takes it back', async ({ page }) => {
    const release = await visitWithoutScripts(page)
    await expect(search(page)).not.toHaveAttribute('aria-busy')
    await search(page).click()
    await expect(search(page)).toHaveAttribute('aria-busy', 'true')
    await page.keyboard.press('Escape')
    await expect(search(page)).not.toHaveAttribute('aria-busy')
    await release()
    await expect(search(page)).not.toHaveAttribute('aria-busy')
    await expect(field(page)).toHaveCount(0)
  })

  for (const [way, open] of [
    ['a press', (page: Page) => search(page).click()],
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
    ['/', (page: Page) => page.keyboard.press('/')],
    ['the focus on the button', (page: Page) => search(page).focus()],
  ] as const) {
    test(`${way} opens the search with what is typed meanwhile`, async ({ page }) => {
      const release = await visitWithoutScripts(page)
      await open(page)
      await page.keyboard.type('slicee /')
      for (let wrong = 0; wrong < 3; wrong++) await page.keyboard.press('Backspace')
      await release()
      await expect(field(page)).toHaveValue('slice')
      await expect(field(page)).toBeFocused()
      await expect(search(page)).not.toHaveAttribute('aria-busy')
    })
  }

  test('the color mode changes at once, and React goes on from there', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    const release = await visitWithoutScripts(page)
    await toggle(page).click()
    expect(await mode(page)).toBe('dark')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    await page.evaluate(() => {
      const seen: Array<string | null> = []
      const root = document.documentElement
      new MutationObserver(() => seen.push(root.getAttribute('data-theme'))).observe(root, {
        attributeFilter: ['data-theme'],
      })
      Object.assign(window, { seen })
    })
    await release()
    await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/)
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).not.toContain('light')
    await toggle(page).click()
    expect(await mode(page)).toBe('light')
    // The choice counts as one: the system's mode is not followed any more.
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await mode(page)).toBe('light')
  })

  test('in narrow windows, the menu opens once, also after two presses, the announcement closes, and the contents open', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const release = await visitWithoutScripts(page)
    await page.getByRole('button', { name: 'On this page' }).click()
    await page.locator('.theme-announcement-bar').getByRole('button', { name: 'Close' }).click()
    const opener = page.locator('.navbar__toggle')
    await opener.click()
    await opener.click()
    await expect(opener).toHaveAttribute('aria-busy', 'true')
    await release()
    await expect(page.locator('.navbar-sidebar')).toBeVisible()
    await expect(opener).not.toHaveAttribute('aria-busy')
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.locator('.table-of-contents').first()).toBeVisible()
  })
})

test('a page whose scripts fail promises no search, and still changes its color mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  let fail: () => void = () => undefined
  const held = new Promise<void>((resolve) => (fail = resolve))
  await page.route(/\/assets\/js\//, async (route) => {
    await held
    await route.abort()
  })
  await page.goto(PAGE, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  await search(page).click()
  await expect(search(page)).toHaveAttribute('aria-busy', 'true')
  fail()
  await expect(search(page)).not.toHaveAttribute('aria-busy')
  await search(page).click()
  await expect(search(page)).not.toHaveAttribute('aria-busy')
  await toggle(page).click()
  expect(await mode(page)).toBe('dark')
})
