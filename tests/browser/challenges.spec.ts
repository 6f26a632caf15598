import {
  getChallenge,
  getCode,
  FIRST,
  PAGE,
  getPanel,
  RIGHT,
  start,
  getSummary,
  visitAndStart,
  write,
  WRONG,
} from './challenge-parts'
import { expect, test, type Page } from './test'
import { tabTo, visit } from './visit'

const announcement = (page: Page) => page.locator('.code-announcer')
const rows = (page: Page, id = FIRST) => getPanel(page, id).getByRole('listitem')
/** A challenge with a component. */
const BADGE = 'badge-stays-at-zero'
const SOLVED = 'Solved. 3 of 3 tests pass.'

test('Start opens the files with the tests, hides what the page shows of them, and Close gives it back', async ({
  page,
}) => {
  await visitAndStart(page)
  const challenge = getChallenge(page)
  await expect(challenge.getByRole('tab')).toHaveText(['src/cartSlice.ts', 'src/cartSlice.test.ts'])
  await expect(getCode(page)).toBeFocused()
  await expect(challenge.locator('.challenge-tests')).toBeHidden()
  await expect(challenge.locator('figure[data-sample]')).toBeHidden()
  await expect(challenge.locator('> .challenge-hint').first()).toBeVisible()
  await expect(getSummary(page)).toHaveText('1 of 3 tests pass.')
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
  await expect(getSummary(page)).toHaveText('2 of 3 tests pass.')
  await expect(rows(page).nth(2)).toContainText('Expected: []')
  await rows(page).nth(2).getByRole('button', { name: /^line/ }).click()
  await expect(getChallenge(page).getByRole('tab', { selected: true })).toHaveText('src/cartSlice.test.ts')
  await expect(getCode(page)).toContainText('expected []')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('nothing')
  await expect(getCode(page)).toContainText('A cart with several things')
})

test('a solved challenge is announced, explained, marked here and in another tab, and leads to the next one', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await visit(other, `${PAGE}#${FIRST}`)
  await expect(getChallenge(other).getByText('✓ Solved')).toHaveCount(0)
  await visitAndStart(page)
  await write(page, RIGHT)
  await expect(getSummary(page)).toHaveText(SOLVED)
  await expect(announcement(page)).toHaveText(SOLVED)
  await expect(getPanel(page).locator('.challenge-solved')).toContainText('case reducer')
  await expect(getChallenge(page).getByText('✓ Solved')).toBeVisible()
  await expect(getChallenge(other).getByText('✓ Solved')).toBeVisible()

  await getPanel(page).getByRole('link', { name: /badge/ }).click()
  await expect(page).toHaveURL(/#badge-stays-at-zero$/)
  await start(page, BADGE)
  await visit(page, '/tutorials/challenges')
  await expect(page.locator('.challenge-progress')).toHaveText(/^1 of \d+ solved\. Continue with .*badge/)
  const item = page.locator(`[data-challenge-item="${FIRST}"]`)
  await expect(item).toContainText('✓ Solved')
  await page.locator('.challenge-progress').getByRole('link').click()
  await expect(page).toHaveURL(/#badge-stays-at-zero$/)
})

test('a component’s challenge shows it, and its tests operate it', async ({ page }) => {
  await visit(page, `${PAGE}#${BADGE}`)
  await start(page, BADGE)
  const challenge = getChallenge(page, BADGE)
  await expect(challenge.locator('.code-sample:visible')).toHaveCount(1)
  await expect(challenge.locator('iframe')).toBeVisible()
  await getPanel(page, BADGE).getByRole('button', { name: 'Show solution' }).click()
  await getPanel(page, BADGE).getByRole('button', { name: 'Use this solution' }).click()
  await expect(getSummary(page, BADGE)).toHaveText(SOLVED)
})

test('a test of types asks the compiler', async ({ page }) => {
  await visit(page, '/usage/usage-with-typescript')
  const id = 'weight-that-is-text'
  await getChallenge(page, id).getByRole('button', { name: 'Start' }).click()
  await expect(getSummary(page, id)).toHaveText(/^\d of \d tests pass/, { timeout: 30_000 })
  await expect(rows(page, id).filter({ hasText: 'text' })).toContainText(
    'TypeScript refuses this line (TS2345)',
  )
  await expect(getChallenge(page, id).getByRole('group', { name: 'Types' })).toBeVisible()
  await getPanel(page, id).getByRole('button', { name: 'Show solution' }).click()
  await getPanel(page, id).getByRole('button', { name: 'Use this solution' }).click()
  await expect(getSummary(page, id)).toHaveText(/^Solved/, { timeout: 30_000 })
  await expect(getChallenge(page, id).getByRole('group', { name: 'Types' })).toHaveText('No type errors.')
})

test('an attempt is there again after a reload, and Reset takes it back', async ({ page }) => {
  await visitAndStart(page)
  await write(page, WRONG)
  await expect(getSummary(page)).toHaveText('2 of 3 tests pass.')
  await page.reload()
  await expect(getCode(page)).toContainText('state.items.pop()')
  await expect(getSummary(page)).toHaveText('2 of 3 tests pass.')
  await getChallenge(page).getByRole('button', { name: 'Close' }).click()
  await expect(getChallenge(page).getByRole('button', { name: 'Continue' })).toBeFocused()
  await page.reload()
  await expect(getChallenge(page).getByRole('button', { name: 'Continue' })).toBeVisible()
  await start(page)
  await getChallenge(page).getByRole('button', { name: 'Reset' }).click()
  await expect(getCode(page)).toContainText('Empty the cart here.')
  await expect(getSummary(page)).toHaveText('1 of 3 tests pass.')
  await expect(async () => {
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => key.startsWith('challenge-attempt'))).toEqual([])
  }).toPass()
})

test('a challenge is solved by keyboard alone', async ({ page }) => {
  await visit(page, `${PAGE}#${FIRST}`)
  await getChallenge(page).getByRole('button', { name: 'Start' }).focus()
  await page.keyboard.press('Enter')
  await expect(getSummary(page)).toHaveText('1 of 3 tests pass.')
  await expect(getCode(page)).toBeFocused()
  await page.keyboard.press('Escape')
  for (const name of ['Show solution', 'Use this solution']) {
    await tabTo(page, getPanel(page).getByRole('button', { name }), 10)
    await page.keyboard.press('Enter')
  }
  await expect(getSummary(page)).toHaveText(SOLVED)
  await expect(getPanel(page).getByRole('button', { name: 'Undo' })).toBeFocused()
})
