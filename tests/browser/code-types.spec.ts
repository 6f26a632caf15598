import { expect, test, type Locator, type Page } from './test'
import { visitCode } from './visit'

/** A page with samples that differ in JavaScript. */
const PAGE = '/tutorials/quick-start'

const typedBlock = (page: Page) => page.locator('.code-sample[data-types]:has(.code-types)').first()
const card = (page: Page) => page.locator('.type-card')

const visit = (page: Page) => visitCode(page, PAGE)

/** The middle of a typed name of a block, in the window. */
async function nameIn(
  page: Page,
  sample: Locator,
  index: number,
): Promise<{ x: number; y: number; name: string }> {
  await sample.scrollIntoViewIfNeeded()
  const [address = '', number = ''] = ((await sample.getAttribute('data-types')) ?? '').split('#')
  const types = (await (await page.request.get(address)).json()) as {
    blocks: Record<string, { ts: Array<[number, number, number, number]> }>
  }
  const place = types.blocks[number]?.ts[index] ?? [0, 0, 0, 0]
  return sample
    .locator('pre:visible')
    .first()
    .evaluate((pre, [line, column, length]) => {
      const walker = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT)
      let before = ''
      const range = document.createRange()
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        if (node.parentElement?.closest('.error')) continue
        const start =
          (before + node.data).split('\n').slice(0, line).join('\n').length + (line > 0 ? 1 : 0) + column
        if (start < before.length + node.length && start >= before.length) {
          range.setStart(node, start - before.length)
          range.setEnd(node, start - before.length + length)
          break
        }
        before += node.data
      }
      const { left, top, width, height } = range.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2, name: range.toString() }
    }, place)
}

const firstName = (page: Page, sample: Locator) => nameIn(page, sample, 0)

/** Whether the card lies on a bar of a block of code. */
async function coversBar(page: Page, sample: Locator): Promise<boolean> {
  const [shown, bar] = [await card(page).boundingBox(), await sample.locator('.code-bar').boundingBox()]
  if (!shown || !bar) throw new Error('Either the card or the bar is not shown.')
  const apart =
    shown.y >= bar.y + bar.height ||
    shown.y + shown.height <= bar.y ||
    shown.x >= bar.x + bar.width ||
    shown.x + shown.width <= bar.x
  return !apart
}

test('types show under the pointer and not before they are asked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/types/')) asked.push(request.url())
  })
  await visit(page)
  const sample = typedBlock(page)
  await sample.scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  const { x, y, name } = await firstName(page, sample)
  await page.mouse.move(x, y)
  await page.mouse.move(x + 1, y)
  await expect(card(page)).toContainText(name)
  expect(asked).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()
})

test('types are stepped through with the keyboard, announced, and closed with Escape', async ({
  keptPage: page,
}) => {
  await visit(page)
  const sample = typedBlock(page)
  const button = sample.getByRole('button', { name: 'Types' })
  const { name } = await firstName(page, sample)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(card(page)).toContainText(name)
  const announcer = page.locator('.code-announcer')
  await expect(announcer).toContainText(new RegExp(`^${name}, 1 of \\d+: `))
  await page.keyboard.press('ArrowRight')
  await expect(announcer).toContainText(', 2 of ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  await expect(announcer).toContainText(', 1 of ')
  await page.keyboard.press('End')
  await expect(card(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(button).toBeFocused()
})

test('types are a mode that a click switches on: names are hovered and clicked, and the arrow keys go on from there', async ({
  keptPage: page,
}) => {
  await visit(page)
  const sample = typedBlock(page)
  const button = sample.getByRole('button', { name: 'Types' })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  for (const index of [0, 1, 2]) {
    const { x, y, name } = await nameIn(page, sample, index)
    await page.mouse.move(x, y)
    await page.mouse.move(x + 1, y)
    await expect(card(page)).toContainText(name)
    expect(await coversBar(page, sample)).toBe(false)
  }
  const second = await nameIn(page, sample, 1)
  await page.mouse.click(second.x, second.y)
  await expect(card(page)).toContainText(second.name)
  const box = await button.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5, { steps: 4 })
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.code-announcer')).toContainText(', 3 of ')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(card(page)).toBeHidden()
})

test('types of the other language are stepped through once it is shown', async ({ keptPage: page }) => {
  await visit(page)
  const sample = page.locator('.code-sample[data-types]:has([data-choice="code-language"])').first()
  await sample.getByRole('button', { name: 'Types' }).click()
  await sample.getByRole('button', { name: 'JS', exact: true }).click()
  await sample.locator('pre[data-language=js]').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.code-announcer')).toContainText(', 1 of ')
  await expect(card(page)).toBeInViewport({ ratio: 1 })
})

test('types are told again after they could not be loaded', async ({ keptPage: page }) => {
  await visit(page)
  let broken = true
  await page.route(/\/assets\/types\//, (route) => (broken ? route.abort() : route.continue()))
  const button = typedBlock(page).getByRole('button', { name: 'Types' })
  await button.press('Enter')
  await expect(card(page)).toHaveText('The types could not be loaded. Try again.')
  broken = false
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(card(page)).not.toContainText('could not be loaded')
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } })

  test('types show at a tap, within the window, and go at a tap elsewhere', async ({ page }) => {
    await visit(page)
    const { x, y, name } = await firstName(page, typedBlock(page))
    await page.touchscreen.tap(x, y)
    await expect(card(page)).toContainText(name)
    await expect(card(page)).toBeInViewport({ ratio: 1 })
    // The bar of the site, beside what it holds.
    await page.touchscreen.tap(220, 8)
    await expect(card(page)).toBeHidden()
  })
})
