import config from '../../playwright.config'
import { expect, test } from './test'
import { BUTTON, openPlayground, getScreen, status, write } from './try-parts'

const { launchOptions } = config.use ?? {}

// Chromium on a desk gives sandboxed frames a process of their own; its headless build has to be told.
test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--site-per-process'] },
})

const ENDLESS = "/^(a+)+$/.test('a'.repeat(60) + 'b')"

test('a single call that never ends is stopped in the run', async ({ page }) => {
  await openPlayground(page)
  await write(page, ENDLESS)
  await expect(status(page)).toHaveText('Stopped: this ran for two seconds without an end.')
  await write(page, BUTTON.replace('NEXT', 'count + 1'))
  await expect(getScreen(page).getByRole('button', { name: 'Count 1' })).toBeVisible()
})

test('a single call that never ends is stopped when the reader uses the screen', async ({ page }) => {
  await openPlayground(page)
  // In a timer: the test waits for the handlers of its click.
  await write(page, BUTTON.replace('NEXT', `(setTimeout(() => ${ENDLESS}), 2)`))
  await getScreen(page).getByRole('button', { name: 'Count 1' }).click()
  await expect(status(page)).toContainText('Stopped')
  await write(page, BUTTON.replace('NEXT', 'count + 1'))
  await expect(getScreen(page).getByRole('button', { name: 'Count 1' })).toBeVisible()
})
