import { button, closeSearch, field, START } from './search-parts'
import { expect, test } from './test'
import { visit } from './visit'

test.describe('the button', () => {
  test('keeps its name on narrow screens, where its icon alone shows', async ({ keptPage: page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await visit(page, START)
    await button(page).click()
    await expect(field(page)).toBeFocused()
  })

  test('ignores letters with Ctrl, Meta or Alt', async ({ keptPage: page }) => {
    await visit(page, START)
    await button(page).focus()
    for (const key of ['Control+b', 'Meta+b', 'Alt+b']) await page.keyboard.press(key)
    await page.keyboard.press('c')
    await expect(field(page)).toHaveValue('c')
  })

  test('says when the modal cannot be loaded, and tries again at the next press', async ({
    keptPage: page,
  }) => {
    await page.route('**/search-modal*', (route) => route.abort())
    await visit(page, START)
    await button(page).click()
    await expect(page.getByRole('alert')).toContainText('Search could not be loaded')
    await page.unroute('**/search-modal*')
    await button(page).click()
    await expect(field(page)).toBeFocused()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('the shortcuts, on a page that has loaded', () => {
  test.use({ staysAt: START })

  test.afterEach(({ keptPage }) => closeSearch(keptPage))

  for (const shortcut of ['Control+k', 'Meta+k', '/']) {
    test(`${shortcut} opens the modal while the button is focused`, async ({ keptPage: page }) => {
      await button(page).focus()
      await page.keyboard.press(shortcut)
      await expect(field(page)).toHaveValue('')
    })
  }

  for (const [what, selector] of [
    ['a link of the text', 'static-part p > a[href^="/"]'],
    ['a block of code', '.code-sample pre'],
  ] as const) {
    test(`Escape gives the focus back to ${what}`, async ({ keptPage: page }) => {
      const before = page.locator(selector).first()
      await before.focus()
      await page.keyboard.press('Control+k')
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(before).toBeFocused()
    })
  }

  test('the button gets the focus if what had it is gone', async ({ keptPage: page }) => {
    await page.evaluate(() => {
      const passing = document.querySelector('main')?.appendChild(document.createElement('button'))
      passing?.focus()
      addEventListener('focusin', () => passing?.remove(), { once: true })
    })
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button(page)).toBeFocused()
  })
})

test('Escape gives the focus back to an open editor, where the reader was', async ({ keptPage: page }) => {
  await visit(page, '/api/createSlice')
  await page.locator('.code-sample[data-sample]').first().getByRole('button', { name: 'Edit' }).click()
  const code = page.locator('.try-editor .cm-content')
  await expect(code).toBeFocused()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(code).toBeFocused()
  await page.keyboard.type(' here')
  await expect(code.locator('.cm-line').last()).toHaveText(/ here$/)
})
