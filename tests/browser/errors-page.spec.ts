import { expect, test } from '@playwright/test'

test('every code has an entry with an anchor of its own', async ({ page }) => {
  await page.goto('/errors#code-39')
  await expect(page.locator('[id^="code-"]')).toHaveCount(43)
  await expect(page.locator('#code-39')).toBeInViewport()
})

test('?code=N shows that error in full, with its placeholders named', async ({ page }) => {
  await page.goto('/errors?code=24')
  const answer = page.getByRole('region', { name: 'Error 24' })
  await expect(answer).toContainText('The slice reducer for key')
  await expect(answer.locator('var')).toHaveText('⟨slice key⟩')
  await expect(answer).toContainText('Production and development')
})

test('an error that production never shows says so', async ({ page }) => {
  await page.goto('/errors?code=19')
  await expect(page.getByRole('region', { name: 'Error 19' })).toContainText('Development only')
})

for (const code of ['10', '999']) {
  test(`the unknown code ${code} says so kindly`, async ({ page }) => {
    await page.goto(`/errors?code=${code}`)
    await expect(page.getByRole('status')).toContainText(`No error has the number ${code}`)
  })
}

test('a malformed code says so kindly, and markup in it stays text', async ({ page }) => {
  await page.goto(`/errors?code=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  await expect(page.getByRole('status')).toContainText('“<img src=x onerror=alert(1)>” is not an error code')
  await expect(page.locator('main img')).toHaveCount(0)
})
