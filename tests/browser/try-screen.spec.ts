import { expect, test } from './test'
import { visitCode } from './visit'
import { BUTTON, editorOf, openPlayground, screenOf, status, write } from './try-screen-parts'

test('a component is shown below its code, and the reader can use it', async ({ keptPage: page }) => {
  await openPlayground(page)
  await expect(screenOf(page).getByText('Blue in Green, So What')).toBeVisible()
  await screenOf(page).getByRole('button').click()
  await expect(screenOf(page).getByText('Blue in Green, So What, So What')).toBeVisible()
})

test('the screen follows the code', async ({ keptPage: page }) => {
  await openPlayground(page)
  await write(page, BUTTON.replace('NEXT', 'count * 2'))
  await screenOf(page).getByRole('button', { name: 'Count 1' }).click()
  await screenOf(page).getByRole('button', { name: 'Count 2' }).click()
  await expect(screenOf(page).getByRole('button', { name: 'Count 4' })).toBeVisible()
})

test('code that never ends is stopped, in the run and when the reader uses the screen', async ({
  keptPage: page,
}) => {
  await openPlayground(page)
  await write(page, BUTTON.replace('NEXT', '() => { for (;;); }'))
  await screenOf(page).getByRole('button', { name: 'Count 1' }).click()
  await expect(status(page)).toContainText('Stopped')
  await write(page, 'while (true) {}')
  await expect(status(page)).toContainText('Stopped')
  await write(page, BUTTON.replace('NEXT', 'count + 1'))
  await expect(screenOf(page).getByRole('button', { name: 'Count 1' })).toBeVisible()
})

test('an error in what the reader does there is told with its line', async ({ keptPage: page }) => {
  await openPlayground(page)
  await write(page, BUTTON.replace('NEXT', "(() => { throw new Error('No more') })()"))
  await screenOf(page).getByRole('button', { name: 'Count 1' }).click()
  await expect(editorOf(page).getByRole('button', { name: 'line 5' })).toBeVisible()
})

test('the server’s controls decide how it answers', async ({ keptPage: page }) => {
  await visitCode(page, '/rtk-query/usage/mutations')
  await page
    .locator('.code-sample[data-sample]')
    .filter({ hasText: 'OrderForm.tsx' })
    .first()
    .getByRole('button', { name: 'Edit' })
    .click()
  await expect(status(page)).toContainText('unchanged')
  await editorOf(page).getByLabel('Failing requests').fill('100')
  await screenOf(page).getByRole('button').first().click()
  await expect(editorOf(page).getByText('POST /orders 500')).toBeVisible()
  // The code that is edited now meets the same server, from the start of its run.
  await editorOf(page).locator('.cm-content').click()
  await page.keyboard.type(' ')
  await expect(status(page)).not.toContainText('unchanged')
  await expect(status(page)).not.toContainText('Running')
  await expect(editorOf(page).getByText('POST /orders 500')).toBeVisible()
  await expect(editorOf(page).getByLabel('Failing requests')).toHaveValue('100')
})

test('the playground has a component with hooks and a server, whose controls it obeys', async ({
  keptPage: page,
}) => {
  await page.goto('/playground#hooks')
  await expect(status(page)).toContainText('unchanged')
  const screen = screenOf(page)
  await editorOf(page).locator('.try-frame').scrollIntoViewIfNeeded()
  await screen.getByRole('button', { name: 'Close the ticket' }).click()
  await expect(screen.getByText('Printer jams on thick paper: closed')).toBeVisible()
  await expect(editorOf(page).getByText('POST /tickets/T-101/close 200')).toBeVisible()
  await editorOf(page).getByLabel('Failing requests').fill('100')
  await editorOf(page).getByRole('button', { name: 'Run' }).click()
  await expect(screen.getByText('The ticket could not be loaded.')).toBeVisible()
})

test('a request that nothing answers is told below the code, with what to do', async ({ keptPage: page }) => {
  await openPlayground(page)
  await write(page, "void fetch('https://tickets.example/api/tickets').catch(() => undefined)")
  await expect(editorOf(page).getByRole('group', { name: 'Requests' })).toContainText(
    'GET https://tickets.example/api/tickets: There is no network here: start with “An API slice with hooks”',
  )
})

test('a line that is gone to is below the header of the page', async ({ keptPage: page }) => {
  await openPlayground(page)
  await write(page, `${'\n'.repeat(5)}console.log('here')${'\n// more'.repeat(80)}`)
  await editorOf(page).getByRole('button', { name: 'line 6' }).click()
  const line = editorOf(page).locator('.cm-line').filter({ hasText: 'here' })
  const header = page.locator('.navbar')
  const below = async (): Promise<boolean> =>
    ((await line.boundingBox())?.y ?? 0) >= ((await header.boundingBox())?.height ?? Infinity)
  await expect.poll(below).toBe(true)
  await expect(line).toBeInViewport()
})

test('the screen has the colors of the page, and changes with them', async ({ keptPage: page }) => {
  const background = () =>
    screenOf(page)
      .locator('html')
      .evaluate((root) => getComputedStyle(root).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await openPlayground(page)
  const light = await background()
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await expect.poll(background).not.toBe(light)
})

test('the keyboard reaches the screen and leaves it', async ({ keptPage: page }) => {
  await openPlayground(page)
  await editorOf(page).locator('.cm-content').focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(screenOf(page).getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(screenOf(page).getByText('So What, So What')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(screenOf(page).getByRole('button')).not.toBeFocused()
})

test('a component that is restored in a part of the page that is hidden has its screen once that is shown', async ({
  keptPage: page,
}) => {
  await openPlayground(page)
  await page.goto('/playground')
  const component = page.locator('[data-start=component]')
  await expect(component.locator('.try-status')).toHaveText('The value is unchanged.')
  await expect(component).toBeHidden()
  await page.getByRole('radio', { name: 'A component' }).check()
  await expect(component.locator('.try-screen')).not.toHaveAttribute('data-empty')
})
