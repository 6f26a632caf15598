import { expect, test, type Page } from './test'
import { visit } from './visit'

/** A word that no page has: what is typed into a field must not leave the browser. */
const SECRET = 'zebrafish4711'

/** Each field of the site: where it is, and how it is used. */
const FIELDS: Record<string, (page: Page) => Promise<void>> = {
  async 'the error message of the home page'(page) {
    await visit(page, '/')
    await page.getByLabel('Got an error message?').fill(`A non-serializable value: ${SECRET}`)
    await page.getByRole('button', { name: 'Look it up' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error messages')
    await expect(page.locator('main textarea')).toHaveValue(new RegExp(SECRET))
    await page.reload()
    await expect(page.locator('main textarea')).toHaveValue(new RegExp(SECRET))
  },
  async 'the box of the errors'(page) {
    await visit(page, '/errors')
    await page.locator('main textarea').fill(`TypeError: ${SECRET} is not a function`)
    await page.waitForTimeout(600)
    await page.reload()
    await expect(page.locator('main textarea')).toHaveValue(new RegExp(SECRET))
    await followLink(page)
  },
  async 'the search'(page) {
    await visit(page, '/api/createSlice')
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.getByRole('combobox').fill(SECRET)
    await expect(dialog.getByText(/No results/)).toBeVisible()
    await page.keyboard.press('Escape')
    await followLink(page)
  },
  async 'the page of the search'(page) {
    await visit(page, '/search')
    await page.locator('main input').first().fill(SECRET)
    await expect(page.locator('main').getByText(/No results/)).toBeVisible()
    await followLink(page)
  },
  async 'the code of an editor'(page) {
    await visit(page, '/api/createSlice')
    await page.getByRole('button', { name: 'Edit' }).first().click()
    const editor = page.locator('.try-editor')
    await expect(editor.locator('.try-status')).toContainText(/unchanged|error/)
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(`\nconst ${SECRET} = 1\nfetch('/x?' + '${SECRET}')\nconsole.log(${SECRET})\n`)
    await expect(editor.getByText('Printed')).toBeVisible()
    await editor.getByRole('button', { name: 'Check types' }).click()
    await expect(editor.locator('.try-strip')).toContainText('Types')
    await page.reload()
    await expect(page.locator('.try-editor .cm-content')).toContainText(SECRET)
    await followLink(page)
  },
  async 'the search of the not-found page'(page) {
    await visit(page, '/no/such/page')
    await page.locator('main').getByLabel('Search the documentation').fill(SECRET)
    await page.locator('main').getByRole('button', { name: 'Search' }).click()
    await expect(page.locator('main').getByText(/No results/)).toBeVisible()
  },
  async 'the filter of symptoms'(page) {
    await visit(page, '/usage/troubleshooting')
    await page.getByRole('searchbox').first().fill(SECRET)
    await followLink(page)
  },
  async 'the filter of options'(page) {
    await visit(page, '/api/configureStore')
    await page.getByRole('searchbox').first().fill(SECRET)
    await followLink(page)
  },
}

/** Goes to another page, whose files are fetched by the one with the text. */
async function followLink(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tutorials' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutorials overview')
}

for (const [name, use] of Object.entries(FIELDS)) {
  test(`what a reader writes into ${name} is in no request`, async ({ page }) => {
    const sent: string[] = []
    page.context().on('request', (request) => {
      sent.push([request.url(), request.postData() ?? '', JSON.stringify(request.headers())].join('\n'))
    })
    await use(page)
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.filter((request) => request.includes(SECRET))).toEqual([])
  })
}
