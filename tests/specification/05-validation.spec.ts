import { START } from '../browser/search-parts'
import { expect, test } from '../browser/test'
import { visit } from '../browser/visit'
import { line } from './line'

test(
  line('The search query is carried in the q URL parameter, and an empty query removes the parameter.'),
  async ({ keptPage: page }) => {
    await visit(page, START)
    await visit(page, 'search')
    const input = page.getByRole('main').getByRole('searchbox')
    await input.pressSequentially('store')
    await expect(page).toHaveURL(/\/search\?q=store$/)
    await input.fill('')
    await expect(page).toHaveURL(/\/search$/)
    // In place: each letter isn't a step back.
    await page.goBack()
    await expect(page).toHaveURL(/getting-started$/)
  },
)
