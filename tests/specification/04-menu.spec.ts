import { expect, test, type Page } from '../browser/test'
import { visit } from '../browser/visit'
import { line } from './line'
import { h1, mainNavigation, menu, menuButton, PHONE } from './parts'

const CLOSING = 'It closes when the window becomes desktop width, and back navigation closes it.'
const FIRST = '/tutorials/overview'
const SECOND = '/tutorials/quick-start'

test.use({ viewport: PHONE })

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click()
  await expect(menu(page)).toBeInViewport()
}

/** Goes back, and expects only the menu to change. */
async function backCloses(page: Page): Promise<void> {
  const address = page.url()
  const title = (await h1(page).textContent()) ?? ''
  await page.evaluate(() => history.back())
  await expect(menu(page)).not.toBeInViewport()
  await expect(page).toHaveURL(address)
  await expect(h1(page)).toHaveText(title)
}

/** Goes forward, as far as the history reaches. */
async function forwardOpensNothing(page: Page): Promise<void> {
  await page.evaluate(async () => {
    history.forward()
    // Later than the move, if there is one: nothing announces that there is none.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
  })
  await expect(menu(page)).not.toBeInViewport()
}

test(line(CLOSING, 'desktop width'), async ({ keptPage: page }) => {
  await visit(page, FIRST)
  await openMenu(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(menu(page)).toBeHidden()
  await expect(mainNavigation(page).getByRole('link', { name: 'Tutorials' })).toBeVisible()
})

test(line(CLOSING, 'Back on the first page of a visit, several times'), async ({ keptPage: page }) => {
  await visit(page, FIRST)
  for (let round = 0; round < 3; round += 1) {
    await openMenu(page)
    await backCloses(page)
  }
  await openMenu(page)
  await page.keyboard.press('Escape')
  await expect(menu(page)).not.toBeInViewport()
  await openMenu(page)
  await backCloses(page)
  await forwardOpensNothing(page)
  await openMenu(page)
  await backCloses(page)
})

test(line(CLOSING, 'Back after a client-side navigation from the menu'), async ({ keptPage: page }) => {
  await visit(page, FIRST)
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'Quick start', exact: true }).click()
  await expect(page).toHaveURL(SECOND)
  await expect(menu(page)).not.toBeInViewport()
  await openMenu(page)
  await backCloses(page)
  await forwardOpensNothing(page)
  await page.goBack()
  if (page.url().endsWith(SECOND)) await page.goBack()
  await expect(page).toHaveURL(FIRST)
  await expect(h1(page)).toHaveText('Tutorials overview')
})

test(
  line(CLOSING, 'Back from a page that was opened from the menu leads to the page before'),
  async ({ page }) => {
    await visit(page, FIRST)
    await openMenu(page)
    await menu(page).getByRole('link', { name: 'Quick start', exact: true }).click()
    await expect(h1(page)).toHaveText('Quick start')
    await page.goBack()
    await expect(h1(page)).toHaveText('Tutorials overview')
    expect(await page.evaluate(() => history.length)).toBe(3)
  },
)

test(line(CLOSING, 'Back after a jump to a heading'), async ({ keptPage: page }) => {
  await visit(page, '/api/createSlice')
  await page.getByRole('button', { name: 'On this page' }).click()
  await page.locator('.theme-doc-toc-mobile a[href="#returns"]').click()
  await expect(page).toHaveURL(/#returns$/)
  await page.evaluate(() => (location.hash = 'options'))
  await page.mouse.wheel(0, -400)
  await openMenu(page)
  await backCloses(page)
  await forwardOpensNothing(page)
})

for (const [when, order] of [
  ['before the menu opens', ['push', 'open']],
  ['while the menu is open', ['open', 'push']],
] as const) {
  for (const address of ['', '?from=script', '#from-script']) {
    const to = address === '' ? 'the same address' : address
    test(
      line(CLOSING, `Back after another script added ${to} to the history ${when}`),
      async ({ keptPage: page }) => {
        await visit(page, FIRST)
        await openMenu(page)
        await menu(page).getByRole('link', { name: 'Quick start', exact: true }).click()
        await expect(h1(page)).toHaveText('Quick start')
        const push = () => page.evaluate((url) => history.pushState(null, '', url || location.href), address)
        for (const step of order) await (step === 'push' ? push() : openMenu(page))
        await page.evaluate(() => history.back())
        await expect(menu(page)).not.toBeInViewport()
        await expect(page).toHaveURL(order[0] === 'push' ? SECOND + address : SECOND)
        await expect(h1(page)).toHaveText('Quick start')
        await forwardOpensNothing(page)
      },
    )
  }
}
