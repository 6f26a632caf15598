import type { Locator, Page } from '@playwright/test'

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

/**
 * Presses Tab until an element has the focus.
 *
 * @throws Error if so many presses don't reach it
 */
export async function tabTo(page: Page, target: Locator, most: number): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab does not reach it')
}
