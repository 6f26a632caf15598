import { readProven } from './every-sample/proven'
import { expectSameAsInBuild, inGroups, readPublishedSamples, runnerFingerprint } from './published-samples'
import { test } from './test'

const TOGETHER = 24

const proven = readProven()
const isRunnerProven = proven.runner === runnerFingerprint()
const seen = new Set<string>()
/** One of each page, and those that changed since all were run (`npm run record:samples-in-browser`). */
const chosen = readPublishedSamples().filter(({ page, number, fingerprint }) => {
  const isFirst = !seen.has(page) && seen.add(page)
  return isFirst || !isRunnerProven || proven.samples[page]?.[number] !== fingerprint
})

for (const group of inGroups(chosen, TOGETHER)) {
  const names = group.map(({ page, number }) => `${page} ${number}`)
  test(`samples run in the browser as they did in the build: ${names.join(', ')}`, async ({ page }) => {
    test.slow()
    await expectSameAsInBuild(page, group)
  })
}
