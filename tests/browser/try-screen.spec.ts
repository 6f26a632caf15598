import { expect, test } from './test'
import { BUTTON, code, getEditor, openPlayground, press, getScreen, status, write } from './try-parts'

test('a component is shown below its code; the keyboard reaches it, uses it, and leaves it', async ({
  keptPage: page,
}) => {
  await openPlayground(page)
  await expect(getScreen(page).getByText('Blue in Green, So What')).toBeVisible()
  await code(page).focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(getScreen(page).getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(getScreen(page).getByText('Blue in Green, So What, So What')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(getScreen(page).getByRole('button')).not.toBeFocused()
})

test('the screen follows the code, which is stopped where it never ends, and tells errors with their lines', async ({
  keptPage: page,
}) => {
  await openPlayground(page)
  const button = (count: number) => getScreen(page).getByRole('button', { name: `Count ${count}` })
  await write(page, BUTTON.replace('NEXT', 'count * 2'))
  await button(1).click()
  await button(2).click()
  await expect(button(4)).toBeVisible()
  await write(page, BUTTON.replace('NEXT', '() => { for (;;); }'))
  await button(1).click()
  await expect(status(page)).toContainText('Stopped')
  await write(page, BUTTON.replace('NEXT', "(() => { throw new Error('No more') })()"))
  await button(1).click()
  await expect(getEditor(page).getByRole('button', { name: 'line 5' })).toBeVisible()
})

test('the playground has a component with hooks and a server, whose controls it obeys', async ({
  keptPage: page,
}) => {
  await openPlayground(page, 'hooks')
  await getScreen(page).getByRole('button', { name: 'Close the ticket' }).click()
  await expect(getScreen(page).getByText('Printer jams on thick paper: closed')).toBeVisible()
  await expect(getEditor(page).getByText('POST /tickets/T-101/close 200')).toBeVisible()
  await getEditor(page).getByLabel('Failing requests').fill('100')
  await press(page, 'Run')
  await expect(getScreen(page).getByText('The ticket could not be loaded.')).toBeVisible()
})

test('a line that is gone to is below the header of the page', async ({ keptPage: page }) => {
  await openPlayground(page)
  await write(page, `${'\n'.repeat(5)}console.log('here')${'\n// more'.repeat(80)}`)
  await press(page, 'line 6')
  const line = getEditor(page).locator('.cm-line').filter({ hasText: 'here' })
  const header = page.locator('.navbar')
  const below = async (): Promise<boolean> =>
    ((await line.boundingBox())?.y ?? 0) >= ((await header.boundingBox())?.height ?? Infinity)
  await expect.poll(below).toBe(true)
  await expect(line).toBeInViewport()
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
