/* Runs every published sample in the browser: at night, before a deployment, and with `npm run record:in-browser`. */
import { expectSameAsInBuild, inGroups, readPublishedSamples } from '../published-samples'
import { expect, test } from '../test'

const TOGETHER = 60
const published = readPublishedSamples()

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
