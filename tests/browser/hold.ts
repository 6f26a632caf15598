import type { Page } from '@playwright/test'

/**
 * Holds back the answers to requests.
 *
 * @returns a function that lets them go
 */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}
