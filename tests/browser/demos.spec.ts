import { getDemo, openDemo } from './open-demo'
import { hold } from './hold'
import { expect, test, type Locator, type Page } from './test'
import { visit } from './visit'

const PAGE = '/rtk-query/usage/queries'
const QUERY = 'first-query'
/** Chunks that only live demos need. */
const DEMO_CHUNK = /\/assets\/js\/(redux-toolkit|rtk-query|demo-kit)\.[^/]+\.js$/

/** Addresses of the demo chunks that a page asks for from now on. */
function recordChunks(page: Page): string[] {
  const chunks: string[] = []
  page.on('request', (request) => {
    if (DEMO_CHUNK.test(request.url())) chunks.push(new URL(request.url()).pathname)
  })
  return chunks
}

test.describe('a live demo', () => {
  test('is fetched when it comes near, and not before', async ({ page }) => {
    const chunks = recordChunks(page)
    await visit(page, PAGE)
    await page.waitForLoadState('networkidle')
    expect(chunks).toEqual([])
    await getDemo(page, QUERY).scrollIntoViewIfNeeded()
    await expect(getDemo(page, QUERY).getByRole('log', { name: 'Actions and requests' })).toContainText(
      'GET /tickets/T-101',
    )
    expect(chunks.length).toBeGreaterThan(0)
  })

  test('is operated by keyboard alone', async ({ page }) => {
    const demo = await openDemo(page, PAGE, QUERY)
    await demo.getByRole('button', { name: 'Reset' }).focus()
    await page.keyboard.press('Tab')
    await expect(demo.getByRole('radio', { name: /^Press Refetch/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(demo.getByRole('button', { name: 'T-102' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(demo.getByText(/^T-102 Badge reader ignores new cards/)).toBeVisible()

    const latency = demo.getByRole('slider', { name: 'Latency' })
    await latency.focus()
    await page.keyboard.press('Home')
    await expect(latency).toHaveAttribute('aria-valuetext', '0 ms')
    await demo.locator('summary').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(demo.getByRole('tab', { name: 'TicketCard.tsx' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(demo.getByRole('tab', { name: 'ticketsApi.ts' })).toBeFocused()
    await expect(demo.getByRole('tabpanel', { name: 'ticketsApi.ts' })).toContainText('createApi')
    await expect(demo.getByRole('tabpanel')).toHaveCount(1)
  })

  test('says one step of what to try at a time, by pointer and by keyboard', async ({ page }) => {
    const demo = await openDemo(page, PAGE, QUERY)
    const steps = demo.getByRole('list', { name: 'What to try' })
    const [first, second, third] = [/^Press Refetch/, /Choose T-102/, /Set Failing requests/].map((text) =>
      steps.getByRole('paragraph').filter({ hasText: text }),
    ) as [Locator, Locator, Locator]
    await expect(first).toBeVisible()
    await expect(second).toBeHidden()
    const before = await steps.boundingBox()
    await steps.getByText('Next step').filter({ visible: true }).click()
    await expect(second).toBeVisible()
    await expect(first).toBeHidden()
    await page.keyboard.press('ArrowRight')
    await expect(steps.getByRole('radio', { name: 'Set Failing requests' })).toBeFocused()
    await expect(third).toBeVisible()
    expect(await steps.boundingBox()).toEqual(before)
    await steps.getByText('Back').filter({ visible: true }).click()
    await expect(second).toBeVisible()
  })

  test('shows its source in the language that the reader has chosen', async ({ page }) => {
    const demo = await openDemo(page, PAGE, QUERY)
    await demo.locator('summary').click()
    await demo.getByRole('button', { name: 'JS', exact: true }).first().click()
    await expect(demo.locator('pre[data-language=js]').first()).toBeVisible()
    await expect(demo.locator('pre[data-language=ts]').first()).toBeHidden()
  })

  test('shows its first frame before its code has come, in the same place', async ({ page }) => {
    const release = await hold(page, DEMO_CHUNK)
    await page.goto(`${PAGE}#demo-${QUERY}`)
    const demo = getDemo(page, QUERY)
    await demo.scrollIntoViewIfNeeded()
    const button = demo.getByText('Refetch', { exact: true }).and(demo.locator('button'))
    await expect(demo.locator('[data-stage=waiting]')).toBeVisible()
    await expect(button).toBeVisible()
    // A picture of it: nothing in it can be operated.
    await button.evaluate((element) => element.focus())
    await expect(button).not.toBeFocused()
    const [frame, place] = [await demo.boundingBox(), await button.boundingBox()]
    release()
    await expect(demo.locator('[data-stage=loaded]')).toBeVisible()
    await expect(demo.getByRole('button', { name: 'Refetch' })).toBeVisible()
    expect(await demo.boundingBox()).toEqual(frame)
    expect(await button.boundingBox()).toEqual(place)
  })

  test('shows requests on a lane and in words, and the cache, and marks what is chosen', async ({ page }) => {
    const demo = await openDemo(page, PAGE, QUERY)
    const panel = demo.getByRole('region', { name: 'What happened A query, render by render' })
    const log = panel.getByRole('log', { name: 'Actions and requests' })
    await expect(panel.locator('[class*=bar][data-status=fulfilled]')).toHaveCount(1)
    await expect(log).toContainText(/GET \/tickets\/T-101 200, \d+ ms/)
    await demo.getByRole('slider', { name: 'Failing requests' }).fill('100')
    await demo.getByRole('button', { name: 'Refetch' }).click()
    await expect(panel.locator('[class*=bar][data-status=rejected]')).toHaveCount(1)
    await expect(log).toContainText(/GET \/tickets\/T-101 500, \d+ ms/)
    await expect(panel.getByRole('table', { name: 'Cache of ticketsApi' })).toContainText('rejected')
    await panel.getByTitle('GET /tickets/T-101 under way').first().click()
    await expect(log.locator('[data-chosen]')).toContainText('GET /tickets/T-101 under way')
    await expect(log.locator('[data-chosen]')).toBeInViewport()
  })
})

test.describe('when something is missing', () => {
  test.use({ expectedErrors: /The log is broken\./ })

  test('without JavaScript there is what to try, why it does not run, and every source file', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(PAGE)
    const demo = getDemo(page, QUERY)
    await expect(demo.getByText('A query, render by render')).toBeVisible()
    await expect(demo.getByRole('list', { name: 'What to try' }).getByRole('listitem')).toHaveCount(3)
    await expect(demo.locator('noscript p')).toContainText('it needs JavaScript')
    await expect(demo.getByText('Press Refetch').first()).toBeVisible()
    await demo.getByText('Next').filter({ visible: true }).click()
    await expect(demo.getByText('Choose T-102')).toBeVisible()
    await expect(demo.getByText('Press Refetch').first()).toBeHidden()
    await demo.locator('summary').click()
    await expect(demo.getByText('export function TicketCard').first()).toBeVisible()
    await expect(demo.getByText('export const ticketsApi').first()).toBeVisible()
    await context.close()
  })

  test('a demo whose code can not be loaded says so, and tries again', async ({ page }) => {
    await page.route(DEMO_CHUNK, (route) => route.abort())
    await page.goto(`${PAGE}#demo-${QUERY}`)
    const demo = getDemo(page, QUERY)
    await demo.scrollIntoViewIfNeeded()
    await expect(demo.getByRole('alert')).toContainText('The demo could not be loaded.')
    await page.unroute(DEMO_CHUNK)
    await demo.getByRole('button', { name: 'Retry' }).click()
    // The pressed button is removed, so the focus has to stay at the demo.
    await expect(demo).toBeFocused()
    await expect(demo.getByText(/^T-101 Printer jams on thick paper/)).toBeVisible()
  })

  test('a demo that throws is replaced alone, and can be started again', async ({ page }) => {
    // Every log of a demo scrolls to its end; while this is broken, so is every demo.
    await page.addInitScript(() => {
      const own = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollTop')
      Object.defineProperty(Element.prototype, 'scrollTop', {
        ...own,
        set(this: Element, value: number) {
          if ((window as { broken?: boolean }).broken !== false && this.closest('[role=log]')) {
            throw new Error('The log is broken.')
          }
          own?.set?.call(this, value)
        },
      })
    })
    await page.goto(`${PAGE}#demo-${QUERY}`)
    const demo = getDemo(page, QUERY)
    await demo.scrollIntoViewIfNeeded()
    await expect(demo.getByRole('alert')).toContainText('The demo stopped with an error.')
    await expect(demo.getByRole('alert')).toContainText('The log is broken.')
    await expect(page.locator('h1')).toHaveText('Queries')
    await page.evaluate(() => Object.assign(window, { broken: false }))
    await demo.getByRole('button', { name: 'Retry' }).click()
    await expect(demo).toBeFocused()
    await expect(demo.getByText(/^T-101 Printer jams on thick paper/)).toBeVisible()
  })
})
