import { expect, test } from '@playwright/test'

test('where browser storage is denied, a warning is logged and everything else works', async ({ page }) => {
  const errors: string[] = []
  const warnings: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/tutorials/overview')
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: /Switch between light and dark/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.locator('.theme-announcement-bar').getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('.theme-announcement-bar')).toBeHidden()
  expect(warnings.join('\n')).toContain('storage is not available')
  expect(errors).toEqual([])
})

test('where storage is full, the color mode still switches', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: /Switch between light and dark/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(errors).toEqual([])
})
