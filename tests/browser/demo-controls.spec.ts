import { openDemo } from './open-demo'
import { expect, test, type Locator } from './test'

const TICKET = ['/rtk-query/usage/queries', 'first-query'] as const
const SESSION = ['/rtk-query/usage/customizing-queries', 'reauthentication'] as const

/** The styles of a button that depend on its state. */
function getLooks(button: Locator) {
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

async function chosenAndOther(demo: Locator) {
  const chosen = demo.getByRole('button', { name: 'T-101', pressed: true })
  const other = demo.getByRole('button', { name: 'T-102', pressed: false })
  return [await getLooks(chosen), await getLooks(other)] as const
}

for (const mode of ['light', 'dark'] as const) {
  test.describe(`in ${mode} mode`, () => {
    test.beforeEach(({ page }) => page.addInitScript((theme) => localStorage.setItem('theme', theme), mode))

    test('a chosen button is told from the others by its colors and by its edge', async ({ page }) => {
      const [chosen, other] = await chosenAndOther(await openDemo(page, ...TICKET))
      expect(chosen.ground).not.toBe(other.ground)
      expect(chosen.ink).not.toBe(other.ink)
      expect(chosen.edgeWidth).toBeGreaterThan(other.edgeWidth)
    })

    test('a disabled button is told from the others by its color and by its edge', async ({ page }) => {
      const demo = await openDemo(page, ...SESSION)
      const disabled = demo.getByRole('button', { name: 'Log in' })
      await expect(disabled).toBeDisabled()
      const other = await getLooks(demo.getByRole('button', { name: 'Refetch all' }))
      const looks = await getLooks(disabled)
      expect(looks.ink).not.toBe(other.ink)
      expect([looks.edgeStyle, other.edgeStyle]).toEqual(['dashed', 'solid'])
    })
  })
}

test('in forced colors, a chosen button has an edge, and is readable when it is disabled', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const demo = await openDemo(page, ...TICKET)
  const [chosen, other] = await chosenAndOther(demo)
  expect(chosen.edgeWidth).toBeGreaterThan(other.edgeWidth)
  expect(chosen.edge).not.toBe(chosen.ground)
  // Makes the loading state of a request last as long as the test needs.
  for (const name of ['T-101', 'T-102'])
    await demo.getByRole('button', { name }).evaluate((element) => {
      element.setAttribute('aria-disabled', 'true')
    })
  const [chosenDisabled, { ground, ink }] = await chosenAndOther(demo)
  expect(chosenDisabled).toMatchObject({ ground, ink })
})

test('choosing a button does not move the others', async ({ page }) => {
  const demo = await openDemo(page, ...TICKET)
  const group = demo.getByRole('group', { name: 'Argument of the query' })
  const places = () => group.getByRole('button').evaluateAll(getBoxes)
  const before = await places()
  await demo.getByRole('button', { name: 'T-102' }).click()
  await expect(demo.getByRole('button', { name: 'T-102' })).toHaveAttribute('aria-pressed', 'true')
  expect(await places()).toEqual(before)
})

function getBoxes(elements: readonly Element[]) {
  const [first] = elements
  const origin = first?.parentElement?.getBoundingClientRect()
  return elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x - (origin?.x ?? 0), y - (origin?.y ?? 0), width, height]
  })
}
