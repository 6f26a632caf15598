import { visit } from './visit'
import type { Page } from '@playwright/test'

/** The addresses that a page asked the browser to prefetch by the time the reader has come to its end. */
export async function prefetched(page: Page): Promise<string[]> {
  await page.clock.install()
  await visit(page, '/tutorials/overview')
  await page.locator('.pagination-nav__link--next').scrollIntoViewIfNeeded()
  // In steps, because the browser reports visible links only between frames.
  for (let step = 0; step < 20; step++) await page.clock.runFor(500)
  return page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}
