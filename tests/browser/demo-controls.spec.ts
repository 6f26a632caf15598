import { openDemo } from './open-demo'
import { expect, test, type Locator } from './test'

const SKIP = ['/rtk-query/usage/conditional-fetching', 'skip'] as const
const LAZY_SLICE = ['/api/combineSlices', 'lazy-slice'] as const
const ERRORS = ['/rtk-query/usage/error-handling', 'errors-and-retry'] as const
const CODE_SPLIT = ['/rtk-query/usage/code-splitting', 'code-split-endpoints'] as const
const SEARCH = ['/api/createListenerMiddleware', 'listener-middleware'] as const
const TAGS = ['/rtk-query/usage/automated-refetching', 'tag-invalidation'] as const

/** The styles of a button that depend on its state. */
function looksOf(button: Locator) {
  return button.evaluate((element) => {
    const style = getComputedStyle(element)
    return {
      ground: style.backgroundColor,
      ink: style.color,
      edge: style.borderBottomColor,
      edgeWidth: style.borderBottomWidth,
      edgeStyle: style.borderBottomStyle,
    }
  })
}

for (const mode of ['light', 'dark'] as const) {
  test.describe(`in ${mode} mode`, () => {
    test.beforeEach(({ page }) => page.addInitScript((theme) => localStorage.setItem('theme', theme), mode))

    test('a chosen button is told from the others by its colors and by its edge', async ({
      keptPage: page,
    }) => {
      const demo = await openDemo(page, ...SKIP)
      const chosen = await looksOf(demo.getByRole('button', { name: 'None', pressed: true }))
      const other = await looksOf(demo.getByRole('button', { name: 'Attic', pressed: false }))
      expect(chosen.ground).not.toBe(other.ground)
      expect(chosen.ink).not.toBe(other.ink)
      expect(parseFloat(chosen.edgeWidth)).toBeGreaterThan(parseFloat(other.edgeWidth))
    })

    test('a disabled button is told from the others by its color and by its edge', async ({
      keptPage: page,
    }) => {
      const demo = await openDemo(page, ...LAZY_SLICE)
      const disabled = demo.getByRole('button', { name: 'Hang up a coat' })
      await expect(disabled).toBeDisabled()
      const other = await looksOf(demo.getByRole('button', { name: 'Sell a seat' }))
      const looks = await looksOf(disabled)
      expect(looks.ink).not.toBe(other.ink)
      expect([looks.edgeStyle, other.edgeStyle]).toEqual(['dashed', 'solid'])
    })
  })
}

test('in forced colors, the edge of a chosen button contrasts with its background', async ({
  keptPage: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const demo = await openDemo(page, ...SKIP)
  const chosen = await looksOf(demo.getByRole('button', { name: 'None', pressed: true }))
  const other = await looksOf(demo.getByRole('button', { name: 'Attic', pressed: false }))
  expect(parseFloat(chosen.edgeWidth)).toBeGreaterThan(parseFloat(other.edgeWidth))
  expect(chosen.edge).not.toBe(chosen.ground)
})

test('in forced colors, a chosen button that is disabled is readable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const demo = await openDemo(page, ...SKIP)
  const chosen = demo.getByRole('button', { name: 'None', pressed: true })
  const other = demo.getByRole('button', { name: 'Attic' })
  // Makes the loading state of a request last as long as the test needs.
  for (const button of [chosen, other]) {
    await button.evaluate((element) => element.setAttribute('aria-disabled', 'true'))
  }
  const { ground, ink } = await looksOf(other)
  expect(await looksOf(chosen)).toMatchObject({ ground, ink })
})

test('choosing a button does not move the others', async ({ keptPage: page }) => {
  const demo = await openDemo(page, ...SKIP)
  const places = () => demo.getByRole('group', { name: 'Room' }).getByRole('button').evaluateAll(boxesOf)
  const before = await places()
  await demo.getByRole('button', { name: 'Attic' }).click()
  await expect(demo.getByRole('button', { name: 'Attic' })).toHaveAttribute('aria-pressed', 'true')
  expect(await places()).toEqual(before)
})

function boxesOf(elements: readonly Element[]) {
  const [first] = elements
  const origin = first?.parentElement?.getBoundingClientRect()
  return elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x - (origin?.x ?? 0), y - (origin?.y ?? 0), width, height]
  })
}

// keeps-focus.test.tsx goes through all demos; here are the two ways to lose it, in a browser.
test.describe('the focus', () => {
  test('stays on a button that is disabled when it is pressed, and the button does nothing', async ({
    keptPage: page,
  }) => {
    const demo = await openDemo(page, ...LAZY_SLICE)
    const load = demo.getByRole('button', { name: 'Load the cloakroom' })
    await load.focus()
    await page.keyboard.press('Enter')
    await expect(load).toBeDisabled()
    await expect(demo.getByRole('log', { name: 'States' }).getByRole('listitem')).toHaveCount(2)
    await expect(load).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const states = demo.getByRole('log', { name: 'States' }).getByRole('listitem')
    await expect(states).toHaveText([/^at the start/, /^inject/, /^seats\/seatSold/])
  })

  test('stays on a button that is disabled until the answer is there', async ({ keptPage: page }) => {
    const demo = await openDemo(page, ...ERRORS)
    const choice = demo.getByRole('button', { name: '400' })
    // The buttons are enabled before the first request begins, too.
    await expect(demo.getByText('Invoice 301: 180 €', { exact: true })).toBeVisible()
    await expect(choice).toBeEnabled()
    await choice.focus()
    await page.keyboard.press('Enter')
    await expect(demo.getByRole('alert')).toContainText('400')
    await expect(choice).toBeEnabled()
    await expect(choice).toBeFocused()
  })

  test('goes to what takes the place of a button that is removed', async ({ keptPage: page }) => {
    const demo = await openDemo(page, ...CODE_SPLIT)
    await demo.getByRole('button', { name: 'Load the reports feature' }).focus()
    await page.keyboard.press('Enter')
    await expect(demo.getByRole('button', { name: 'Start a new day' })).toBeFocused()
  })
})

test('a search that found nothing says so', async ({ keptPage: page }) => {
  const demo = await openDemo(page, ...SEARCH)
  await expect(demo.getByText('No stations yet.')).toBeVisible()
  await demo.getByRole('searchbox').fill('x')
  await expect(demo.getByText('The search found no station.')).toBeVisible()
  await expect(demo.getByText('No stations yet.')).toHaveCount(0)
})

test('an error without a message leads to its message', async ({ keptPage: page }) => {
  const demo = await openDemo(page, ...SKIP)
  await demo.getByRole('button', { name: 'Refetch' }).click()
  await expect(demo.getByRole('alert')).not.toContainText('http')
  // The step that asks for the press says what is shown.
  await expect(demo.getByRole('alert')).toContainText('#38')
  await expect(demo.getByRole('radio', { name: /^No room is chosen.* as number 38\./ })).toBeChecked()
  await demo.getByRole('alert').getByRole('link').click()
  const entry = page.locator('li').filter({ has: page.locator('#code-38') })
  await expect(entry).toContainText('Cannot refetch a query that has not been started yet.')
  await expect(entry).toBeInViewport()
})

/** Texts of elements that something else is drawn over. */
function coveredTexts(elements: readonly Element[]): string[] {
  const isCovered = (element: Element): boolean => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  return elements.filter(isCovered).map((element) => element.textContent)
}

for (const width of [390, 320]) {
  test(`the table of tags shows all its columns at ${width} px`, async ({ keptPage: page }) => {
    await page.setViewportSize({ width, height: 844 })
    const demo = await openDemo(page, ...TAGS)
    const table = demo.getByRole('group', { name: 'Entries and the tags that they provide' })
    await table.scrollIntoViewIfNeeded()
    expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    const cells = table.locator('tbody tr').first().locator('th, td')
    const labels = cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content))
    // Above the columns, there are no names.
    expect(await labels).toEqual([
      'none',
      'none',
      '"Ticket"',
      '"LIST"',
      '"T-101"',
      '"T-102"',
      '"Subscribers: "',
    ])
    for (const cell of await cells.all()) await expect(cell).toBeInViewport({ ratio: 1 })
    expect(await cells.evaluateAll(coveredTexts)).toEqual([])
  })
}
