import { choose } from '../recorded/recorded'
import { expectSameAsInBuild, inGroups, sampleSubject } from './published-samples'
import { test } from './test'

const TOGETHER = 24

const subject = sampleSubject()
/** The first of each page stands for the others. */
const isFirstOfPage = ({ page }: { page: string }, index: number): boolean =>
  subject.items[index - 1]?.page !== page

for (const group of inGroups(choose(subject, isFirstOfPage), TOGETHER)) {
  const names = group.map(({ page, number }) => `${page} ${number}`)
  test(`samples run in the browser as they did in the build: ${names.join(', ')}`, async ({ page }) => {
    test.slow()
    await expectSameAsInBuild(page, group)
  })
}
