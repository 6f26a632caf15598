/*
 * Runs every published sample in the browser: at night, before a deployment, and with `npm run record:samples-in-browser`,
 * which then notes what was run. Pull requests run those that changed since (tests/browser/try-samples.spec.ts).
 */
import { expectSameAsInBuild, inGroups, readPublishedSamples, runnerFingerprint } from '../published-samples'
import { expect, test } from '../test'
import { writeProven } from './proven'

const TOGETHER = 60
const published = readPublishedSamples()

test.describe.configure({ mode: process.env.RECORD_SAMPLES ? 'serial' : 'parallel' })

test('there are hundreds of samples', () => {
  expect(published.length).toBeGreaterThan(400)
})

for (const group of inGroups(published, TOGETHER)) {
  const [first, last] = [group[0], group.at(-1)]
  test(`from ${first?.page} ${first?.number} to ${last?.page} ${last?.number}`, async ({ page }) => {
    test.setTimeout(300_000)
    await expectSameAsInBuild(page, group)
  })
}

if (process.env.RECORD_SAMPLES) {
  // The last of a serial list: it is not reached after a failure.
  test('what was run is recorded', () => {
    writeProven(runnerFingerprint(), published)
    expect(published.length).toBeGreaterThan(0)
  })
}
