import { type Page, expect } from '../browser/test'
import { visit as open } from '../browser/visit'
import { untilSettled, violations } from '../pages/axe'

export const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 800 }

/** Opens a page without movement, and waits until it reacts. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, path)
}

/**
 * Expects a part of the page to have no violations, in both modes on a desk and on a phone.
 *
 * @param part - selects it
 * @param state - what the part is like now, for messages
 */
export async function expectNoViolations(page: Page, part: string, state: string): Promise<void> {
  const rules = { 'target-size': { enabled: true } }
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      await untilSettled(page)
      const found = await violations(page, { include: [part] }, { rules })
      expect.soft(found, `${state}, ${colorScheme}, ${viewport.width} px`).toEqual([])
    }
  }
}
