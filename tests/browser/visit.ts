import type { Page } from '@playwright/test'

/** Waits until a page reacts. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })

/** Opens a page and waits until it reacts. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

/** Opens a page and waits until its blocks of code react, too. */
export async function visitCode(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('html[data-has-hydrated=true][data-code-ready]').waitFor({ state: 'attached' })
}
