import type { Page } from '../browser/test'
import { visit as open } from '../browser/visit'

export const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 800 }

/** Opens a page without movement, and waits until it reacts. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, path)
}
