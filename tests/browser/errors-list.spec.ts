import { extractErrorCodes } from '../../src/features/api-reference/build/error-codes'
import { libraryDirectory } from '../../src/lib/build/library-files'
import { answer, status } from './errors-parts'
import { expect, test } from './test'

const { codes: CODES } = extractErrorCodes(libraryDirectory('.'))

test('every code has an entry with an anchor of its own', async ({ keptPage: page }) => {
  await page.goto('/errors#code-39')
  await expect(page.locator('[id^="code-"]')).toHaveCount(CODES.length)
  await expect(page.locator('#code-39')).toBeInViewport()
})

test('?code=N shows that error in full, with its placeholders named', async ({ keptPage: page }) => {
  await page.goto('/errors?code=24')
  const answer = page.getByRole('region', { name: 'Error 24' })
  await expect(answer).toContainText('The slice reducer for key')
  await expect(answer.locator('var')).toHaveText('⟨slice key⟩')
  await expect(answer).toContainText('Production and development')
})

test('?code=N says why the error is thrown, what to do, and where to read on', async ({ keptPage: page }) => {
  await page.goto('/errors?code=9')
  const answer = page.getByRole('region', { name: 'Error 9' })
  await expect(answer).toContainText('Cause: The state is a value that Immer can’t draft')
  await expect(answer).toContainText('Fix: Return the next state')
  await answer.getByRole('link', { name: 'createReducer, this error' }).click()
  await expect(page.locator('#pitfall-non-draftable')).toBeInViewport()
})

test('every entry of the list has its cause and its fix', async ({ keptPage: page }) => {
  await page.goto('/errors')
  const entries = page.getByRole('listitem').filter({ has: page.locator('[id^="code-"]') })
  await expect(entries).toHaveCount(CODES.length)
  await expect(entries.filter({ hasText: 'Cause:' }).filter({ hasText: 'Fix:' })).toHaveCount(CODES.length)
})

test('an error that production never shows says so', async ({ keptPage: page }) => {
  await page.goto('/errors?code=19')
  const answer = page.getByRole('region', { name: 'Error 19' })
  await expect(answer).toContainText('Development only')
  await expect(answer).toContainText('In production: Nothing is checked')
})

for (const code of ['10', '999']) {
  test(`the unknown code ${code} says so kindly`, async ({ keptPage: page }) => {
    await page.goto(`/errors?code=${code}`)
    await expect(answer(page, 'Unknown error code')).toContainText(`No error has the number ${code}`)
    await expect(status(page)).toHaveText(`No error has the number ${code}`)
  })
}

test('a malformed code says so kindly, and markup in it stays text', async ({ keptPage: page }) => {
  await page.goto(`/errors?code=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  await expect(answer(page, 'Malformed error code')).toContainText(
    '“<img src=x onerror=alert(1)>” is not an error code',
  )
  await expect(page.locator('main img')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the lists can be searched with the browser', async ({ page }) => {
    await page.goto('/errors')
    await expect(page.locator('main noscript p')).toBeVisible()
    await expect(page.locator('#code-24')).toBeVisible()
    await expect(page.locator('#non-serializable-state')).toBeVisible()
  })
})
