import { panelOf, RIGHT, summaryOf, visitAndStart, write, WRONG } from '../browser/challenge-parts'
import { expect, test } from '../browser/test'
import { expectNoViolations } from './in-every-look'

test('an open challenge has no violations in both modes on a desk and on a phone: failed, with its solution, and solved', async ({
  page,
}) => {
  const check = (state: string) => expectNoViolations(page, '[data-challenge]', state)
  await visitAndStart(page)
  await write(page, WRONG)
  await expect(summaryOf(page)).toHaveText('2 of 3 tests pass.')
  await panelOf(page).getByRole('button', { name: 'Show solution' }).click()
  await check('failed')
  await write(page, RIGHT)
  await expect(summaryOf(page)).toContainText('Solved.')
  await check('solved')
})
