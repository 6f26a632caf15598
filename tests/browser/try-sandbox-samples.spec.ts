import { expect, test } from './test'
import { openHarness, run } from './try-sandbox-parts'
import { differencesOf, readSamples } from './try-sandbox-samples'

const BATCH = 60

/** Samples that browsers answer otherwise, with the reason. */
const KNOWN: Readonly<Record<string, string>> = {
  'docs/usage/nextjs.mdx, fence 42': 'The message for an address without a host is that of Node.',
}

const samples = readSamples().filter(({ name }) => !(name in KNOWN))

test('most executed samples can run in the sandbox', () => {
  expect(samples.length).toBeGreaterThan(550)
})

for (let first = 0; first < samples.length; first += BATCH) {
  test(`samples from ${first} on give in the sandbox what the page says`, async ({ page }) => {
    test.slow()
    await openHarness(page)
    const different: string[] = []
    for (const sample of samples.slice(first, first + BATCH)) {
      const events = await run(page, sample.files, sample)
      different.push(...differencesOf(sample, events).map((text) => `${sample.name}: ${text}`))
    }
    expect(different).toEqual([])
  })
}
