import { choose } from '../recorded/recorded'
import { challengeSubject, differencesIn } from './challenge-attempts'
import { inGroups } from './published-samples'
import { expect, test } from './test'

const TOGETHER = 8

const subject = challengeSubject()
/** The first one of each page stands for the others. */
const isFirstOfPage = ({ page }: { page: string }, index: number): boolean =>
  subject.items[index - 1]?.page !== page

test('there are challenges on many pages', () => {
  expect(new Set(subject.items.map(({ page }) => page)).size).toBeGreaterThan(20)
})

for (const group of inGroups(choose(subject, isFirstOfPage), TOGETHER)) {
  const names = group.map(({ id }) => id).join(', ')
  test(`starts fail, solutions pass and wrong attempts fail their test: ${names}`, async ({ page }) => {
    test.slow()
    expect(await differencesIn(page, group)).toEqual({})
  })
}
