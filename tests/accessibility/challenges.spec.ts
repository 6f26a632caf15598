import { panelOf, RIGHT, summaryOf, visitAndStart, write, WRONG } from '../browser/challenge-parts'
import { expect, test } from '../browser/test'
import { untilSettled, violations } from '../pages/axe'
import { DESKTOP, PHONE } from './visit'

test('an open challenge has no violations in both modes on a desk and on a phone: failed, with its solution, and solved', async ({
  page,
}) => {
  const rules = { 'target-size': { enabled: true } }
  const check = async (state: string) => {
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
        await untilSettled(page)
        const found = await violations(page, { include: ['[data-challenge]'] }, { rules })
        expect.soft(found, `${state}, ${colorScheme}, ${viewport.width} px`).toEqual([])
      }
    }
  }
  await visitAndStart(page)
  await write(page, WRONG)
  await expect(summaryOf(page)).toHaveText('2 of 3 tests pass.')
  await panelOf(page).getByRole('button', { name: 'Show solution' }).click()
  await check('failed')
  await write(page, RIGHT)
  await expect(summaryOf(page)).toContainText('Solved.')
  await check('solved')
})
