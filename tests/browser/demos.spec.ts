import { demoOf, openDemo } from './open-demo'
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
    await demoOf(page, QUERY).scrollIntoViewIfNeeded()
    await expect(demoOf(page, QUERY).getByRole('log', { name: 'Requests' })).toContainText(
      'GET /tickets/T-101',
    )
    expect(chunks.length).toBeGreaterThan(0)
  })

  test('is operated by keyboard alone', async ({ keptPage: page }) => {
    const demo = await openDemo(page, PAGE, QUERY)
    await demo.getByRole('button', { name: 'Reset' }).focus()
    await page.keyboard.press('Tab')
    await expect(demo.getByRole('radio', { name: /^Press Refetch/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(demo.getByRole('button', { name: 'T-102' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(demo.getByText('Badge reader ignores new cards')).toBeVisible()

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

  test('says one step of what to try at a time, by pointer and by keyboard', async ({ keptPage: page }) => {
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

  test('shows its first frame before its code has come, in the same place', async ({ keptPage: page }) => {
    const release = await hold(page, DEMO_CHUNK)
    await page.goto(`${PAGE}#demo-${QUERY}`)
    const demo = demoOf(page, QUERY)
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
})

test.describe('when something is missing', () => {
  test.use({ expectedErrors: /The log is broken\./ })

  test('without JavaScript there is what to try, why it does not run, and every source file', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(PAGE)
    const demo = demoOf(page, QUERY)
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

  test('a demo whose code can not be loaded says so, and tries again', async ({ keptPage: page }) => {
    await page.route(DEMO_CHUNK, (route) => route.abort())
    await page.goto(`${PAGE}#demo-${QUERY}`)
    const demo = demoOf(page, QUERY)
    await demo.scrollIntoViewIfNeeded()
    await expect(demo.getByRole('alert')).toContainText('The demo could not be loaded.')
    await page.unroute(DEMO_CHUNK)
    await demo.getByRole('button', { name: 'Retry' }).click()
    // The pressed button is removed, so the focus has to stay at the demo.
    await expect(demo).toBeFocused()
    await expect(demo.getByText('Printer jams on thick paper')).toBeVisible()
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
    const demo = demoOf(page, QUERY)
    await demo.scrollIntoViewIfNeeded()
    await expect(demo.getByRole('alert')).toContainText('The demo stopped with an error.')
    await expect(demo.getByRole('alert')).toContainText('The log is broken.')
    await expect(page.locator('h1')).toHaveText('Queries')
    await page.evaluate(() => Object.assign(window, { broken: false }))
    await demo.getByRole('button', { name: 'Retry' }).click()
    await expect(demo).toBeFocused()
    await expect(demo.getByText('Printer jams on thick paper')).toBeVisible()
  })
})
const SKIP = ['/rtk-query/usage/conditional-fetching', 'skip'] as const
const LAZY_SLICE = ['/api/combineSlices', 'lazy-slice'] as const
const TAGS = ['/rtk-query/usage/automated-refetching', 'tag-invalidation'] as const

/** The styles of a button that depend on its state. */
function looksOf(button: Locator) {
  return button.evaluate((element) => {
    const style = getComputedStyle(element)
    return {
      ground: style.backgroundColor,
      ink: style.color,
      edge: style.borderBottomColor,
      edgeWidth: parseFloat(style.borderBottomWidth),
      edgeStyle: style.borderBottomStyle,
    }
  })
}

test.describe('buttons of a demo', () => {
  test('are told to be chosen by color and edge in both modes, and stay in their places', async ({
    keptPage: page,
  }) => {
    const demo = await openDemo(page, ...SKIP)
    for (const mode of ['light', 'dark']) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode)
      const chosen = await looksOf(demo.getByRole('button', { name: 'None', pressed: true }))
      const other = await looksOf(demo.getByRole('button', { name: 'Attic', pressed: false }))
      expect(chosen.ground).not.toBe(other.ground)
      expect(chosen.ink).not.toBe(other.ink)
      expect(chosen.edgeWidth).toBeGreaterThan(other.edgeWidth)
    }
    const places = () =>
      demo
        .getByRole('group', { name: 'Room' })
        .getByRole('button')
        .evaluateAll((elements) => {
          const origin = elements[0]?.parentElement?.getBoundingClientRect()
          return elements.map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            return [x - (origin?.x ?? 0), y - (origin?.y ?? 0), width, height]
          })
        })
    const before = await places()
    await demo.getByRole('button', { name: 'Attic' }).click()
    await expect(demo.getByRole('button', { name: 'Attic' })).toHaveAttribute('aria-pressed', 'true')
    expect(await places()).toEqual(before)
  })

  test('are told to be chosen in forced colors, and can be read when they are disabled, too', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const demo = await openDemo(page, ...SKIP)
    const chosen = demo.getByRole('button', { name: 'None', pressed: true })
    const other = demo.getByRole('button', { name: 'Attic' })
    const looks = await looksOf(chosen)
    expect(looks.edgeWidth).toBeGreaterThan((await looksOf(other)).edgeWidth)
    expect(looks.edge).not.toBe(looks.ground)
    // Makes the loading state of a request last as long as the test needs.
    for (const button of [chosen, other]) {
      await button.evaluate((element) => element.setAttribute('aria-disabled', 'true'))
    }
    const { ground, ink } = await looksOf(other)
    expect(await looksOf(chosen)).toMatchObject({ ground, ink })
  })

  // keeps-focus.test.tsx goes through all demos; here is one in a browser.
  test('that are disabled look so, do nothing, and keep the focus', async ({ keptPage: page }) => {
    const demo = await openDemo(page, ...LAZY_SLICE)
    const disabled = demo.getByRole('button', { name: 'Hang up a coat' })
    await expect(disabled).toBeDisabled()
    const [looks, other] = [
      await looksOf(disabled),
      await looksOf(demo.getByRole('button', { name: 'Sell a seat' })),
    ]
    expect(looks.ink).not.toBe(other.ink)
    expect([looks.edgeStyle, other.edgeStyle]).toEqual(['dashed', 'solid'])
    const load = demo.getByRole('button', { name: 'Load the cloakroom' })
    await load.focus()
    await page.keyboard.press('Enter')
    await expect(load).toBeDisabled()
    await expect(load).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const states = demo.getByRole('log', { name: 'States' }).getByRole('listitem')
    await expect(states).toHaveText([/^at the start/, /^inject/, /^seats\/seatSold/])
  })
})

test('the table of tags shows all its columns at 320 px', async ({ keptPage: page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  const demo = await openDemo(page, ...TAGS)
  const table = demo.getByRole('group', { name: 'Entries and the tags that they provide' })
  await table.scrollIntoViewIfNeeded()
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  const cells = table.locator('tbody tr').first().locator('th, td')
  const labels = cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content))
  // Above the columns, there are no names.
  const named = ['"Ticket"', '"LIST"', '"T-101"', '"T-102"', '"Subscribers: "']
  expect(await labels).toEqual(['none', 'none', ...named])
  for (const cell of await cells.all()) await expect(cell).toBeInViewport({ ratio: 1 })
  const covered = await cells.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      .map((element) => element.textContent),
  )
  expect(covered).toEqual([])
})
