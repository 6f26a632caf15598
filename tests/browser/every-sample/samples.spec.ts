/* Runs every published sample, and opens every live demo, in the browser: at night, before a deployment, and with
   `npm run record:in-browser`. Pull requests run some: try-samples.spec.ts, try-demo.spec.ts. */
import { readDemos } from '../../../src/features/demo-catalog/read-demos'
import { expectSameAsInBuild, inGroups, readPublishedSamples } from '../published-samples'
import { expect, test } from '../test'
import { expectSameInEditor } from '../try-parts'

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

for (const demo of readDemos('.')) {
  test(`${demo.name} opens in the editor and shows what it shows in its page`, ({ page }) =>
    expectSameInEditor(page, demo))
}
