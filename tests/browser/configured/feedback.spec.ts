import { getOpenedAddress } from '../opened-address'
import { expect, test, type Page } from '../test'
import { visit } from '../visit'

const PAGE = '/api/createSlice'
const REPOSITORY = 'https://github.com/example/documentation'
const ADDRESS = 'https://redux-toolkit.js.org/api/createSlice'

const link = (page: Page) => page.getByRole('link', { name: 'Report a problem with this page' })

/** The text of the issue that a press opens. */
async function bodyAfter(page: Page, follow = () => link(page).click()): Promise<string> {
  const issue = new URL(await getOpenedAddress(page, follow))
  expect(issue.pathname).toMatch(/issues\/new$/)
  return issue.searchParams.get('body') ?? ''
}

test.describe('a configured build', { tag: '@rendered' }, () => {
  test('the link opens an issue that names page, heading and version, and asks what was expected', async ({
    page,
  }) => {
    await visit(page, `${PAGE}#options`)
    const body = await bodyAfter(page)
    expect(body).toContain(`Page: ${ADDRESS}\n`)
    expect(body).toContain(`Section: Options, ${ADDRESS}#options\n`)
    expect(body).toMatch(/describes Redux Toolkit \d+\.\d+\.\d+\./)
    expect(body).toContain('What did you expect')
  })

  test('a click with the middle button or by keyboard names the heading of now', async ({ page }) => {
    await visit(page, `${PAGE}#options`)
    // The tab in the background that a real one opens can't be kept from the network.
    await link(page).dispatchEvent('auxclick', { button: 1 })
    const address = new URL((await link(page).getAttribute('href')) ?? '')
    expect(address.searchParams.get('body')).toContain(`Section: Options, ${ADDRESS}#options\n`)
    await page.evaluate(() => (location.hash = '#returns'))
    await link(page).focus()
    expect(await bodyAfter(page, () => page.keyboard.press('Enter'))).toContain(`${ADDRESS}#returns\n`)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('it names the page', async ({ page }) => {
      await page.goto(PAGE)
      const address = new URL((await link(page).getAttribute('href')) ?? '')
      expect(address.origin + address.pathname).toBe(`${REPOSITORY}/issues/new`)
      expect(address.searchParams.get('title')).toBe('Documentation: createSlice')
      expect(address.searchParams.get('body')).toContain(`Page: ${ADDRESS}\n`)
      expect(address.searchParams.get('body')).not.toContain('Section:')
    })
  })
})
