import { button, closeSearch, dialog, field, START } from '../browser/search-parts'
import { expect, test } from '../browser/test'
import { visit } from '../browser/visit'
import { line } from './line'

const OPENING =
  'The search modal opens by click, by Ctrl (Cmd on Apple platforms) plus K, or by the / key when focus is not in an input.'

test.describe('the search', () => {
  test.use({ staysAt: START })

  test(line(OPENING, 'click'), async ({ keptPage: page }) => {
    await expect(button(page)).toContainText(/Search(Ctrl|⌘) ?K/)
    await button(page).click()
    await expect(field(page)).toBeFocused()
    await closeSearch(page)
  })

  test(line('Escape closes it.'), async ({ keptPage: page }) => {
    await button(page).click()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
  })

  test(
    line([OPENING, 'Search shortcuts: Ctrl or Cmd plus K, /, and Escape.'], 'keys'),
    async ({ keptPage: page }) => {
      for (const shortcut of ['Control+k', 'Meta+k', '/']) {
        await page.keyboard.press(shortcut)
        await expect(field(page), shortcut).toBeFocused()
        await expect(field(page), shortcut).toHaveValue('')
        await page.keyboard.press('Escape')
        await expect(dialog(page), shortcut).toHaveCount(0)
      }
    },
  )

  test(
    line('Typing letters while the search button is focused opens it with that initial query.'),
    async ({ keptPage: page }) => {
      await button(page).focus()
      await page.keyboard.press('s')
      await expect(field(page)).toHaveValue('s')
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    },
  )
})

test(line(OPENING, '/ in an input'), async ({ keptPage: page }) => {
  await visit(page, 'search')
  const input = page.getByRole('main').getByRole('searchbox')
  await input.focus()
  await page.keyboard.type('a/b')
  await expect(input).toHaveValue('a/b')
  await expect(dialog(page)).toHaveCount(0)
})
