import { expect, type Locator, type Page } from './test'

/** The frame of a demo on a page. */
export function getDemo(page: Page, name: string): Locator {
  return page.locator(`[data-live-demo="${name}"]`)
}

/** Opens a page at a demo, and waits until the demo plays. */
export async function openDemo(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(`${path}#demo-${name}`)
  const demo = getDemo(page, name)
  await demo.scrollIntoViewIfNeeded()
  await expect(demo.locator('[data-stage=loaded]')).toBeVisible()
  return demo
}
