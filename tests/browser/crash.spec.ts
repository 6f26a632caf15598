import { expect, test, type Page } from './test'

import { contentChunkOf } from './chunks'

test.use({ expectedErrors: /A planted fault/ })

/** Makes a page throw while rendering, until `window.healed` is set. */
async function plantCrash(page: Page, path: string): Promise<void> {
  const chunk = await contentChunkOf(page, path)
  await page.route(chunk, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /children:null/,
      'children:(()=>{if(!window.healed)throw new Error("A planted fault");return null})()',
    )
    await route.fulfill({ response, body })
  })
}

test("a page crash shows 'This page crashed.', the message, and 'Try again' clears the error", async ({
  page,
}) => {
  await plantCrash(page, '/usage/usage-guide')
  await page.goto('/usage/usage-guide')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.')
  await expect(page.getByLabel('Error message')).toContainText('A planted fault')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { healed: true }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage guide')
})

test('when the layout itself throws, the same words are shown without it', async ({ page }) => {
  // The footer is rendered on every page from the configuration inside the main bundle.
  await page.route(/\/assets\/js\/main\.[\w]+\.js$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /title:"Community",items:\[/,
      'get title(){throw new Error("A planted fault")},items:[',
    )
    await route.fulfill({ response, body })
  })
  await page.goto('/errors')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
