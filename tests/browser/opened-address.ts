import type { Page } from '@playwright/test'

/**
 * Gives the address that the browser would open elsewhere after a press on a link. The new tab itself isn't waited for: headless
 * builds of Chromium leave some of them empty (150 does, on any page).
 *
 * @param press - presses the link once, with a modifier, another button or by keyboard
 * @returns a sentence if the page opens the link itself
 */
export async function getOpenedAddress(page: Page, press: () => Promise<void>): Promise<string> {
  const listening = await page.evaluateHandle(() => ({
    pressed: new Promise<string>((resolve) => {
      const look = (event: Event): void => {
        const link = (event.target as Element).closest('a')
        resolve(event.defaultPrevented ? 'The page opens it itself.' : (link?.href ?? 'There is no link.'))
        event.preventDefault()
        for (const type of ['click', 'auxclick']) removeEventListener(type, look)
      }
      // Behind all listeners of the page.
      for (const type of ['click', 'auxclick']) addEventListener(type, look)
    }),
  }))
  await press()
  return listening.evaluate(({ pressed }) => pressed)
}
