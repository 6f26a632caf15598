import {
  challengeOf,
  codeOf,
  FIRST,
  PAGE,
  panelOf,
  RIGHT,
  start,
  summaryOf,
  visitAndStart,
  write,
  WRONG,
} from './challenge-parts'
import { tabTo } from './tab-to'
import { expect, test, type Page } from './test'
import { visit } from './visit'

const announcement = (page: Page) => page.locator('.code-announcer')
const rows = (page: Page, id = FIRST) => panelOf(page, id).getByRole('listitem')
/** A challenge with a component. */
const BADGE = 'badge-stays-at-zero'
const SOLVED = 'Solved. 3 of 3 tests pass.'

test('Start opens the files with the tests, hides what the page shows of them, and Close gives it back', async ({
  page,
}) => {
  await visitAndStart(page)
  const challenge = challengeOf(page)
  await expect(challenge.getByRole('tab')).toHaveText(['src/cartSlice.ts', 'src/cartSlice.test.ts'])
  await expect(codeOf(page)).toBeFocused()
  await expect(challenge.locator('.challenge-tests')).toBeHidden()
  await expect(challenge.locator('figure[data-sample]')).toBeHidden()
  await expect(challenge.locator('> .challenge-hint').first()).toBeVisible()
  await expect(summaryOf(page)).toHaveText('1 of 3 tests pass.')
  await expect(rows(page).nth(0)).toHaveText(/^Passed An added item/)
  await expect(rows(page).nth(1)).toContainText("Actual: [ 'tea' ]")
  await challenge.getByRole('button', { name: 'Close' }).click()
  await expect(challenge.locator('.challenge-tests')).toBeVisible()
  await expect(challenge.getByRole('button', { name: 'Start' })).toBeFocused()
})

test('tests follow what is typed, each failure leads to its line, and the tests can’t be changed', async ({
  page,
}) => {
  await visitAndStart(page)
  await write(page, WRONG)
  await expect(summaryOf(page)).toHaveText('2 of 3 tests pass.')
  await expect(rows(page).nth(2)).toContainText('Expected: []')
  await rows(page).nth(2).getByRole('button', { name: /^line/ }).click()
  await expect(challengeOf(page).getByRole('tab', { selected: true })).toHaveText('src/cartSlice.test.ts')
  await expect(codeOf(page)).toContainText('expected []')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('nothing')
  await expect(codeOf(page)).toContainText('A cart with several things')
})

for (const [what, mistake, happened] of [
  ['an endless loop', 'while (true) {}', 'It ran for two seconds without an end.'],
  ['a text that is thrown', "throw 'full'", '"full"'],
] as const) {
  test(`${what} leads to its line`, async ({ page }) => {
    await visitAndStart(page)
    await write(page, WRONG.replace('state.items.pop()', mistake))
    await expect(rows(page).nth(1)).toContainText(happened)
    await expect(rows(page).nth(1).getByRole('button')).toHaveText('line 11 of src/cartSlice.ts')
  })
}

test('a solved challenge is announced, explained, marked here and in another tab, and leads to the next one', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await visit(other, `${PAGE}#${FIRST}`)
  await expect(challengeOf(other).getByText('✓ Solved')).toHaveCount(0)
  await visitAndStart(page)
  await write(page, RIGHT)
  await expect(summaryOf(page)).toHaveText(SOLVED)
  await expect(announcement(page)).toHaveText(SOLVED)
  await expect(panelOf(page).locator('.challenge-solved')).toContainText('case reducer')
  await expect(challengeOf(page).getByText('✓ Solved')).toBeVisible()
  await expect(challengeOf(other).getByText('✓ Solved')).toBeVisible()

  await panelOf(page).getByRole('link', { name: /badge/ }).click()
  await expect(page).toHaveURL(/#badge-stays-at-zero$/)
  await start(page, BADGE)
  await visit(page, '/tutorials/challenges')
  await expect(page.locator('.challenge-progress')).toHaveText(/^1 of \d+ solved\. Continue with .*badge/)
  const item = page.locator(`[data-challenge-item="${FIRST}"]`)
  await expect(item).toContainText('✓ Solved')
  await page.locator('.challenge-progress').getByRole('link').click()
  await expect(page).toHaveURL(/#badge-stays-at-zero$/)
})

test('an error in what a test calls is shown with the line of the reader’s file', async ({ page }) => {
  await visitAndStart(page)
  for (const thrown of ["structuredClone(() => 'no')", "JSON.parse('no')"]) {
    await write(page, WRONG.replace('state.items.pop()', `\n      ${thrown}\n    `))
    await expect(rows(page).nth(1)).toContainText(/^Failed.*What happened: .*Error: /)
    await rows(page).nth(1).getByRole('button', { name: 'line 12 of src/cartSlice.ts' }).click()
    await expect(codeOf(page)).toBeFocused()
  }
  await write(page, WRONG.replace('state.items.pop()', "\n      throw 'no'\n    "))
  await expect(rows(page).nth(1)).toContainText('What happened: "no" line 12 of src/cartSlice.ts')
})

test('beside the code, the task and its hints can be read, and a long name goes on below itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await visitAndStart(page)
  const copy = panelOf(page).locator('.challenge-copy')
  await expect(copy).toBeHidden()
  await challengeOf(page).getByRole('button', { name: 'Expand' }).click()
  await expect(copy.getByText('Complete the slice')).toBeInViewport()
  await copy.getByText('Hint 1').click()
  await expect(copy.locator('.challenge-hint[open] > p')).toBeInViewport()
  for (const row of await rows(page).all()) {
    const [state, name] = [
      await row.locator('.challenge-state').boundingBox(),
      await row.locator('> span').boundingBox(),
    ]
    expect(name?.x).toBeGreaterThanOrEqual((state?.x ?? 0) + (state?.width ?? 0))
  }
})

test('a component’s challenge shows it, and its tests operate it', async ({ page }) => {
  await visit(page, `${PAGE}#${BADGE}`)
  await start(page, BADGE)
  const challenge = challengeOf(page, BADGE)
  await expect(challenge.locator('.code-sample:visible')).toHaveCount(1)
  await expect(challenge.locator('iframe')).toBeVisible()
  await panelOf(page, BADGE).getByRole('button', { name: 'Show solution' }).click()
  await panelOf(page, BADGE).getByRole('button', { name: 'Use this solution' }).click()
  await expect(summaryOf(page, BADGE)).toHaveText(SOLVED)
})

test('a test of types asks the compiler', async ({ page }) => {
  await visit(page, '/usage/usage-with-typescript')
  const id = 'weight-that-is-text'
  await challengeOf(page, id).getByRole('button', { name: 'Start' }).click()
  await expect(summaryOf(page, id)).toHaveText(/^\d of \d tests pass/, { timeout: 30_000 })
  await expect(rows(page, id).filter({ hasText: 'text' })).toContainText(
    'TypeScript refuses this line (TS2345)',
  )
  await expect(challengeOf(page, id).getByRole('group', { name: 'Types' })).toBeVisible()
  await panelOf(page, id).getByRole('button', { name: 'Show solution' }).click()
  await panelOf(page, id).getByRole('button', { name: 'Use this solution' }).click()
  await expect(summaryOf(page, id)).toHaveText(/^Solved/, { timeout: 30_000 })
  await expect(challengeOf(page, id).getByRole('group', { name: 'Types' })).toHaveText('No type errors.')
})

test('an attempt is there again after a reload, and Reset takes it back', async ({ page }) => {
  await visitAndStart(page)
  await write(page, WRONG)
  await expect(summaryOf(page)).toHaveText('2 of 3 tests pass.')
  await page.reload()
  await expect(codeOf(page)).toContainText('state.items.pop()')
  await expect(summaryOf(page)).toHaveText('2 of 3 tests pass.')
  await challengeOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(challengeOf(page).getByRole('button', { name: 'Continue' })).toBeFocused()
  await page.reload()
  await expect(challengeOf(page).getByRole('button', { name: 'Continue' })).toBeVisible()
  await start(page)
  await challengeOf(page).getByRole('button', { name: 'Reset' }).click()
  await expect(codeOf(page)).toContainText('Empty the cart here.')
  await expect(summaryOf(page)).toHaveText('1 of 3 tests pass.')
  await expect(async () => {
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => key.startsWith('challenge-attempt'))).toEqual([])
  }).toPass()
})

test('an attempt of another version is there, and is spoken of', async ({ page }) => {
  await visitAndStart(page)
  await write(page, WRONG)
  await expect(summaryOf(page)).toHaveText('2 of 3 tests pass.')
  const key = `challenge-attempt:${FIRST}`
  await page.waitForFunction((name) => localStorage.getItem(name) !== null, key)
  await challengeOf(page).getByRole('button', { name: 'Close' }).click()
  await page.evaluate((name) => {
    const stored = JSON.parse(localStorage.getItem(name) ?? '{}') as object
    localStorage.setItem(name, JSON.stringify({ ...stored, version: 'old' }))
  }, key)
  await page.reload()
  await start(page)
  await expect(
    challengeOf(page).getByText('This challenge has changed since your last attempt'),
  ).toBeVisible()
  await expect(codeOf(page)).toContainText('state.items.pop()')
})

test.describe('without storage', () => {
  test.use({ expectedErrors: /^Docusaurus storage error, can't / })

  test('a challenge can be solved, and the reader hears once that nothing is kept', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const)
        Storage.prototype[name] = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        }
    })
    await visitAndStart(page)
    await write(page, WRONG)
    await expect(challengeOf(page).getByText('Your code lasts until you close this page')).toBeVisible()
    await write(page, RIGHT)
    await expect(summaryOf(page)).toHaveText(SOLVED)
    await expect(panelOf(page).getByText('counts as solved until you close this page')).toBeVisible()
    await expect(challengeOf(page).getByText('✓ Solved')).toBeVisible()
    await challengeOf(page).getByRole('button', { name: 'Close' }).click()
    await expect(challengeOf(page).getByRole('button', { name: 'Continue' })).toBeVisible()
  })
})

test('a link carries the attempt, which runs when its reader says so', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await visitAndStart(page)
  await write(page, WRONG)
  await expect(summaryOf(page)).toHaveText('2 of 3 tests pass.')
  await challengeOf(page).getByRole('button', { name: 'Link' }).click()
  await expect(challengeOf(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  const context = await browser.newContext()
  const reader = await context.newPage()
  await visit(reader, address)
  await expect(codeOf(reader)).toContainText('state.items.pop()')
  await expect(challengeOf(reader).getByText('Complete the slice').first()).toBeInViewport()
  await expect(summaryOf(reader)).toContainText('Press Run')
  await expect(rows(reader).first()).toHaveText(/^Not run yet/)
  await challengeOf(reader).getByRole('button', { name: 'Run', exact: true }).click()
  await expect(summaryOf(reader)).toHaveText('2 of 3 tests pass.')
  await context.close()
})

test('a challenge is solved by keyboard alone', async ({ page }) => {
  await visit(page, `${PAGE}#${FIRST}`)
  await challengeOf(page).getByRole('button', { name: 'Start' }).focus()
  await page.keyboard.press('Enter')
  await expect(summaryOf(page)).toHaveText('1 of 3 tests pass.')
  await expect(codeOf(page)).toBeFocused()
  await page.keyboard.press('Escape')
  for (const name of ['Show solution', 'Use this solution']) {
    await tabTo(page, panelOf(page).getByRole('button', { name }), 10)
    await page.keyboard.press('Enter')
  }
  await expect(summaryOf(page)).toHaveText(SOLVED)
  await expect(panelOf(page).getByRole('button', { name: 'Undo' })).toBeFocused()
})

test('at 320 px, an open challenge needs no scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visitAndStart(page)
  await panelOf(page).getByRole('button', { name: 'Show solution' }).click()
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
  const panel = await panelOf(page).boundingBox()
  for (const part of await panelOf(page).locator('button, code, pre').all()) {
    const box = await part.boundingBox()
    if (box && panel) expect(box.x + box.width).toBeLessThanOrEqual(panel.x + panel.width)
  }
})

test('the panel is loaded when a challenge is started, and not with the page or an ordinary editor', async ({
  page,
}) => {
  const styles = () =>
    page.evaluate(() =>
      [...document.styleSheets].some((sheet) =>
        [...sheet.cssRules].some((rule) => rule.cssText.includes('.challenge-panel')),
      ),
    )
  await visit(page, PAGE)
  await page.locator('.code-sample[data-sample] .code-edit', { hasText: 'Edit' }).first().click()
  await expect(page.locator('.try-status').first()).toContainText(/unchanged|without/)
  expect(await styles()).toBe(false)
  await page.locator('.try-editor').getByRole('button', { name: 'Close' }).click()
  await start(page)
  expect(await styles()).toBe(true)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('task, files, tests, hints and solutions can be read', async ({ page }) => {
    await page.goto(`${PAGE}#${FIRST}`)
    const challenge = challengeOf(page)
    await expect(challenge.getByText('Complete the slice')).toBeVisible()
    await expect(challenge.getByText('Empty the cart here.').first()).toBeVisible()
    await expect(challenge.getByText('The cart is empty again after checkout.')).toBeVisible()
    await challenge.getByText('Hint 1').click()
    await expect(challenge.locator('.challenge-hint[open]')).toHaveCount(1)
    await challenge.locator('.challenge-solution > summary').click()
    await expect(challenge.getByText('state.items = []').first()).toBeVisible()
    await expect(challenge.locator('.challenge-explanation')).toBeVisible()
  })
})
