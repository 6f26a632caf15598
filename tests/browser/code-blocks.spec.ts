import { expect, test, type Locator, type Page } from './test'

/** A page with samples that differ in JavaScript, and another one that is a link away. */
const PAGE = '/tutorials/quick-start'

const block = (page: Page) => page.locator('.code-sample:has([data-choice="code-language"])')
const typedBlock = (page: Page) => page.locator('.code-sample[data-types]:has(.code-types)').first()
const language = (page: Page, name: 'TS' | 'JS') =>
  block(page).first().getByRole('button', { name, exact: true })
const card = (page: Page) => page.locator('.type-card')

async function visit(page: Page, path = PAGE): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-has-hydrated=true][data-code-ready]').waitFor({ state: 'attached' })
}

/** How many forms of each block are to be seen; more or less than one is a mistake. */
function shownForms(page: Page): Promise<number[]> {
  return block(page).evaluateAll((blocks) =>
    blocks
      // Within a closed <details> nothing is to be seen.
      .filter((element) => element.getClientRects().length > 0)
      .map(
        (element) =>
          [...element.querySelectorAll('pre')].filter((pre) => pre.getClientRects().length > 0).length,
      ),
  )
}

test.describe('the language', () => {
  test('is TypeScript at first, and one form of each block is shown', async ({ page }) => {
    await visit(page)
    await expect(language(page, 'TS')).toHaveAttribute('aria-pressed', 'true')
    expect(new Set(await shownForms(page))).toEqual(new Set([1]))
    await expect(block(page).first().locator('pre[data-language=ts]')).toBeVisible()
  })

  test('is switched in all blocks at once, and the pressed button stays in its place', async ({ page }) => {
    await visit(page)
    const last = block(page).last()
    const button = last.getByRole('button', { name: 'JS', exact: true })
    await button.scrollIntoViewIfNeeded()
    const before = await button.boundingBox()
    await button.click()
    await expect(language(page, 'JS')).toHaveAttribute('aria-pressed', 'true')
    await expect(language(page, 'TS')).toHaveAttribute('aria-pressed', 'false')
    expect(new Set(await shownForms(page))).toEqual(new Set([1]))
    await expect(last.locator('pre[data-language=js]')).toBeVisible()
    const after = await button.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? -99))).toBeLessThanOrEqual(1)
  })

  test('is remembered, and applied before any script of the site runs', async ({ page }) => {
    await visit(page)
    await language(page, 'JS').click()
    await page.route(/\/assets\/js\//, (route) => route.abort())
    await page.reload()
    await expect(block(page).first().locator('pre[data-language=js]')).toBeVisible()
    expect(new Set(await shownForms(page))).toEqual(new Set([1]))
  })

  test('holds on the next page, buttons included', async ({ page }) => {
    await visit(page)
    await language(page, 'JS').click()
    await page.getByRole('article').getByRole('link', { name: 'createSlice' }).first().click()
    await expect(page).toHaveURL(/createSlice/)
    await expect(language(page, 'JS')).toHaveAttribute('aria-pressed', 'true')
    expect(new Set(await shownForms(page))).toEqual(new Set([1]))
  })

  test('follows another tab', async ({ page, context }) => {
    await visit(page)
    const other = await context.newPage()
    await visit(other)
    await language(other, 'JS').click()
    await expect(language(page, 'JS')).toHaveAttribute('aria-pressed', 'true')
    await expect(block(page).first().locator('pre[data-language=js]')).toBeVisible()
  })

  test('is switched where storage is blocked', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    })
    await visit(page)
    await language(page, 'JS').click()
    await expect(block(page).first().locator('pre[data-language=js]')).toBeVisible()
    expect(errors).toEqual([])
  })
})

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

  test('takes the shown language, says so, and says it no longer after a while', async ({ page }) => {
    await page.clock.install()
    await visit(page)
    const sample = block(page).first()
    for (const form of ['TS', 'JS'] as const) {
      await language(page, form).click()
      await sample.locator('.code-copy').click()
      await expect(sample.getByRole('button', { name: 'Copied' })).toBeVisible()
      const shown = await sample.locator(`pre[data-language=${form.toLowerCase()}]`).textContent()
      expect((await copied(page)).replaceAll('\r', '')).toBe(shown?.trimEnd())
      await page.clock.runFor(100)
      await expect(page.locator('.code-announcer')).toHaveText('Copied')
      await page.clock.runFor(2000)
      await expect(sample.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
    }
  })

  test('leaves out what statements evaluate to', async ({ page }) => {
    await visit(page, '/api/createSlice')
    const sample = page.locator('.code-sample:has(pre .r)').first()
    await sample.locator('.code-copy').click()
    await expect(sample.locator('.code-copy')).toHaveText('Copied')
    expect(await copied(page)).not.toContain('// →')
  })

  test('says where it is not allowed', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
    })
    await visit(page)
    await page.locator('.code-copy').first().click()
    await expect(page.locator('.code-copy').first()).toHaveText('Copy failed')
    await expect(page.locator('.code-announcer')).toContainText('Select the code')
  })
})

test('the keyboard scrolls code that is wider than the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page)
  const pre = page.locator('.code-sample pre:visible').nth(2)
  await pre.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => pre.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
})

test('without scripts the code is readable, and no button shows that would do nothing', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(PAGE)
  await expect(block(page).first().locator('pre[data-language=ts]')).toBeVisible()
  await expect(block(page).first().locator('pre[data-language=js]')).toBeHidden()
  await expect(page.locator('.code-sample button:visible')).toHaveCount(0)
  await context.close()
})

test('at 320 px no button lies on the code', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/api/createSlice')
  const overlaps = await page.locator('.code-sample').evaluateAll((samples) => {
    const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
    return samples.filter((sample) => {
      const actions = boxOf(sample.querySelector('.code-actions'))
      const code = boxOf(
        [...sample.querySelectorAll('pre')].find((pre) => pre.getClientRects().length > 0) ?? null,
      )
      const apart =
        actions.right <= code.left + 1 || code.right <= actions.left + 1 || actions.bottom <= code.top + 1
      return actions.width > 0 && code.width > 0 && !apart
    }).length
  })
  expect(overlaps).toBe(0)
})

test.describe('types', () => {
  /** The middle of the first typed name of a block, in the window. */
  async function firstName(page: Page, sample: Locator): Promise<{ x: number; y: number; name: string }> {
    await sample.scrollIntoViewIfNeeded()
    const [address = '', number = ''] = ((await sample.getAttribute('data-types')) ?? '').split('#')
    const types = (await (await page.request.get(address)).json()) as {
      blocks: Record<string, { ts: Array<[number, number, number, number]> }>
    }
    const place = types.blocks[number]?.ts[0] ?? [0, 0, 0, 0]
    return sample
      .locator('pre:visible')
      .first()
      .evaluate((pre, [line, column, length]) => {
        const walker = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT)
        let before = ''
        const range = document.createRange()
        while (walker.nextNode()) {
          const node = walker.currentNode as Text
          if (node.parentElement?.closest('.e, .code-file')) continue
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

  test('show under the pointer and not before they are asked for', async ({ page }) => {
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

  test('go when the pointer goes, and stay while it is on the card', async ({ page }) => {
    await visit(page)
    const { x, y } = await firstName(page, typedBlock(page))
    await page.mouse.move(x, y)
    await page.mouse.move(x + 1, y)
    await expect(card(page)).toBeVisible()
    const box = await card(page).boundingBox()
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10, { steps: 4 })
    await expect(card(page)).toBeVisible()
    await page.mouse.move(5, 500)
    await page.mouse.move(6, 500)
    await expect(card(page)).toBeHidden()
  })

  test('are stepped through with the keyboard, announced, and closed with Escape', async ({ page }) => {
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

  test('end when the focus leaves the button', async ({ page }) => {
    await visit(page)
    const button = typedBlock(page).getByRole('button', { name: 'Types' })
    await button.press('Enter')
    await expect(card(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(card(page)).toBeHidden()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  })

  test('are told again after they could not be loaded', async ({ page }) => {
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

    test('show at a tap, within the window, and go at a tap elsewhere', async ({ page }) => {
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
})
