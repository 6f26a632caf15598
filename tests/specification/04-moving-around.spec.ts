import { getContentChunk } from '../browser/chunks'
import { hold } from '../browser/hold'
import { expect, test, type Page } from '../browser/test'
import { visit } from '../browser/visit'
import { line } from './line'
import { saveData } from '../browser/connection'
import { h1, mainNavigation } from './parts'

const navbarBottom = (page: Page) =>
  page.locator('.navbar').evaluate((navbar) => Math.round(navbar.getBoundingClientRect().bottom))

async function scrollTo(page: Page, ...positions: number[]): Promise<void> {
  // The platform compares with the position before, so a scroll takes two steps.
  for (const y of positions) {
    await page.evaluate((top) => {
      window.scrollTo({ top, behavior: 'instant' })
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }, y)
  }
}

test.describe('on a long page', () => {
  test(
    line('When the hide-on-scroll option is on, the navbar hides on scroll down and shows on scroll up.'),
    async ({ keptPage: page }) => {
      await visit(page, '/api/createSlice')
      await scrollTo(page, 400, 900, 1400)
      await expect.poll(() => navbarBottom(page)).toBeLessThanOrEqual(0)
      await scrollTo(page, 1200, 900)
      await expect.poll(() => navbarBottom(page)).toBeGreaterThan(0)
    },
  )

  test(line('It also hides when navigating to a hash.'), async ({ keptPage: page }) => {
    await visit(page, '/api/createSlice')
    await scrollTo(page, 10, 20)
    await page.locator('.table-of-contents a', { hasText: 'Returns' }).click()
    await expect(page.getByRole('heading', { name: 'Returns' }).first()).toBeInViewport()
    await expect.poll(() => navbarBottom(page)).toBeLessThanOrEqual(0)
  })

  test(line('Sidebar categories collapse and expand.'), async ({ keptPage: page }) => {
    await visit(page, '/api/createSlice')
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
    const entry = sidebar.getByRole('link', { name: 'createReducer' })
    await expect(entry).toBeVisible()
    const category = sidebar.getByRole('button', { name: 'API', exact: true })
    await category.click()
    await expect(entry).toBeHidden()
    await category.click()
    await expect(entry).toBeVisible()
  })

  test(line('The animation duration is computed from content height.'), async ({ keptPage: page }) => {
    await visit(page, '/api/createSlice')
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
    /** Opens a category, and says how high its list becomes and for how many seconds that is animated. */
    const open = async (name: string) => {
      const list = sidebar.locator('.menu__list-item', {
        has: page.getByRole('button', { name, exact: true }),
      })
      const animated = list.locator('> ul').first()
      // The styles are there only while the list is animated.
      const duration = list.evaluate(
        (element) =>
          new Promise<number>((resolve) =>
            element.addEventListener('transitionrun', ({ target }) => {
              if (target instanceof HTMLUListElement)
                resolve(parseFloat(getComputedStyle(target).transitionDuration))
            }),
          ),
      )
      await sidebar.getByRole('button', { name, exact: true }).click()
      return { duration: await duration, height: await animated.evaluate((ul) => ul.scrollHeight) }
    }
    const short = await open('Introduction')
    const long = await open('Using Redux Toolkit')
    expect(short.height).toBeLessThan(long.height)
    expect(short.duration).toBeGreaterThan(0)
    expect(short.duration).toBeLessThan(long.duration)
  })

  const SCROLL = 'Scroll resets to the top, or to the hash target.'

  test(line(SCROLL, 'the top'), async ({ keptPage: page }) => {
    await visit(page, '/api/createSlice')
    await scrollTo(page, 600, 1200)
    await page.locator('.menu').getByRole('link', { name: 'configureStore' }).click()
    await expect(h1(page)).toHaveText('configureStore')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  test(line(SCROLL, 'the hash target'), async ({ keptPage: page }) => {
    await visit(page, '/api/createSlice')
    await page.locator('article a[href^="/errors#code-"]').first().click()
    await expect(page).toHaveURL(/\/errors#code-\d+$/)
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport()
  })
})

test.describe('a route change', () => {
  const toUsageGuide = (page: Page) => mainNavigation(page).getByRole('link', { name: 'Usage Guide' })

  test(
    line([
      "On a route change, the next page's code is loaded first.",
      'A progress bar appears after a 200 ms delay, with no spinner.',
      'Progress bar delay: 200 ms.',
    ]),
    async ({ page }) => {
      const chunk = await getContentChunk(page, '/usage/usage-guide')
      await saveData(page)
      await page.clock.install()
      const release = await hold(page, chunk)
      await visit(page, '/tutorials/overview')
      await page.clock.pauseAt(Date.now() + 60_000)
      const asked = page.waitForRequest(chunk)
      await toUsageGuide(page).click()
      await asked
      const bar = page.locator('#nprogress')
      await page.clock.runFor(199)
      await expect(bar).toHaveCount(0)
      await page.clock.runFor(1)
      await expect(bar).toBeAttached()
      await expect(bar.locator('.spinner')).toHaveCount(0)
      await expect(h1(page)).toHaveText('Tutorials overview')
      release()
      await page.clock.resume()
      await expect(h1(page)).toHaveText('Usage guide')
      await expect(bar).toHaveCount(0)
    },
  )

  test(line('If loading fails, the page reloads fully.'), async ({ page }) => {
    const chunk = await getContentChunk(page, '/usage/usage-guide')
    await saveData(page)
    await page.route(chunk, (route) => route.abort(), { times: 1 })
    await visit(page, '/tutorials/overview')
    const reloaded = page.waitForEvent('load')
    await toUsageGuide(page).click()
    await reloaded
    await expect(page).toHaveURL(/usage-guide$/)
    await expect(h1(page)).toHaveText('Usage guide')
  })
})
