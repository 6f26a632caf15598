import type { Locator, Page } from './test'

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
