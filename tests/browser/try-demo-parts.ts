import type { Page } from '@playwright/test'

import { openDemo } from './open-demo'
import { expect, type Locator } from './test'
import { status } from './try-screen-parts'

/**
 * Opens the files of a demo in the editor, by the button in the demo's head.
 *
 * @returns the frame of the demo in the page
 */
export async function editDemo(page: Page, address: string, name: string): Promise<Locator> {
  const demo = await openDemo(page, address, name)
  await demo.locator('header').getByRole('button', { name: 'Edit' }).click()
  await expect(status(page)).toHaveText('Ran without an error.')
  return demo
}
