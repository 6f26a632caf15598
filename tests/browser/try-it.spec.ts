import { saveData } from './connection'
import { hold } from './hold'
import { expect, test, type Page } from './test'
import { visitCode } from './visit'
import {
  getBlock,
  code,
  copyLink,
  editButton,
  getEditor,
  openEditor,
  PAGE,
  press,
  status,
  strip,
  typeLine,
  visitEditor,
} from './try-parts'

test('nothing of the editor is loaded before a reader points at Edit, nor then under data saver', async ({
  browser,
}) => {
  for (const isSaving of [false, true]) {
    const context = await browser.newContext()
    if (isSaving) await saveData(context)
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const ofEditor = () => asked.filter((url) => url.includes('try-it'))
    await visitCode(page, PAGE)
    await page.waitForLoadState('networkidle')
    expect(ofEditor()).toEqual([])
    await editButton(page).hover()
    if (isSaving) await page.waitForTimeout(1500)
    else await expect.poll(() => asked.filter((url) => url.includes('/runner.')).length).toBe(1)
    expect(ofEditor().length > 0).toBe(!isSaving)
    await context.close()
  }
})

test('an editor replaces the block, runs it when it is edited, and needs no network for that', async ({
  page,
  context,
}) => {
  await visitEditor(page)
  await expect(getBlock(page)).toBeHidden()
  await expect(code(page)).toBeFocused()
  await context.setOffline(true)
  await typeLine(page, '1 + 1 // → 3')
  await expect(getEditor(page).getByText('was 3')).toBeVisible()
})

test('an edit is shared by a link, kept, and runs when its reader says so', async ({ page, context }) => {
  await visitEditor(page)
  await typeLine(page, '6 * 7 // → 0')
  const address = await copyLink(page)
  const other = await context.newPage()
  await other.goto(address)
  // Somebody else's code is named as such.
  const origin = getEditor(other).getByText('This code comes from the link, not from this page.')
  await expect(origin).toBeVisible()
  await typeLine(other, '// mine', 'Home')
  await other.reload()
  await expect(code(other)).toContainText('// mine')
  await expect(status(other)).toContainText('Not run yet')
  await expect(strip(other).getByText('was 0')).toHaveCount(0)
  await press(other, 'Run')
  await expect(getEditor(other).getByText('was 0')).toBeVisible()
  await press(other, 'Reset')
  await expect(origin).toHaveCount(0)
})

test('a link that is pasted while its block is open shows its code, also percent-encoded', async ({
  page,
  context,
}) => {
  await visitEditor(page)
  await typeLine(page, "console.log('theirs 4711')")
  const hash = new URL(await copyLink(page)).hash.slice(1)
  const other = await (await context.browser()?.newContext())?.newPage()
  if (!other) throw new Error('There is no browser.')
  await other.goto(new URL(PAGE, page.url()).href)
  await openEditor(other)
  await other.evaluate((encoded) => (location.hash = encoded), `#${encodeURIComponent(hash)}`)
  await expect(code(other)).toContainText('theirs 4711')
  await expect(status(other)).toContainText('Not run yet')
  await other.context().close()
})

test.describe('while the editor is loaded', () => {
  /** Lets nothing of the editor arrive before it is released. */
  const holdEditor = (page: Page) => hold(page, /\/assets\/(?:js|try-it)\//)
  const lines = (page: Page) => code(page).locator('.cm-line')

  test('what is typed is kept', async ({ keptPage: page }) => {
    await visitCode(page, PAGE)
    const release = await holdEditor(page)
    await editButton(page).click()
    // A slash opens the search where nothing is edited, and the space bar presses a button.
    await page.keyboard.type('// is it typed?')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    await expect(getEditor(page)).toHaveCount(0)
    release()
    await expect(code(page)).toBeFocused()
    await page.keyboard.type('0;')
    await expect(lines(page).first()).toHaveText('// is it typed')
    await expect(lines(page).nth(1)).toHaveText(/^0;/)
    await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0)
  })

  test('the focus stays where the reader takes it', async ({ keptPage: page }) => {
    await visitCode(page, PAGE)
    const release = await holdEditor(page)
    await editButton(page).click()
    await page.keyboard.type('/* mine */')
    const link = page.getByRole('link', { name: 'Redux Toolkit' }).first()
    await link.focus()
    release()
    await expect(status(page)).toContainText('unchanged')
    await expect(link).toBeFocused()
    await expect(lines(page).first()).toContainText('/* mine */')
  })

  test('a failure is said where the reader looks, and what was typed is kept for the next try', async ({
    keptPage: page,
  }) => {
    await visitCode(page, PAGE)
    let fail: () => void = () => undefined
    const held = new Promise<void>((resolve) => (fail = resolve))
    await page.route(/\/assets\/try-it\//, async (route) => {
      await held
      await route.abort()
    })
    const edit = editButton(page)
    await edit.click()
    await page.keyboard.type('// mine')
    fail()
    await expect(edit).not.toHaveAttribute('aria-busy')
    await expect(edit).toBeFocused()
    await expect(page.getByText('The editor could not be loaded.')).toBeInViewport()
    await page.unrouteAll()
    await edit.press('Enter')
    await expect(lines(page).first()).toContainText('// mine')
  })
})
