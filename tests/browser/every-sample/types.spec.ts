import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { inGroups, readPublishedSamples } from '../published-samples'
import { expect, test } from '../test'
import { openHarness } from '../try-sandbox-parts'
import type { TypesHarness } from '../try-types-harness'

/** Every so many are checked. */
const STEP = 14
const TOGETHER = 12

declare const typesHarness: TypesHarness

/** The pages' sources, by the names of the files that their samples are published in. */
const sources = new Map(
  readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => [file.replace(/\.mdx$/, '').replaceAll(/[\\/]/g, '-'), path.join('docs', file)]),
)

/** The errors that the samples of a page announce, and that the editor shows as errors. */
function announcedOn(page: string): Set<string> {
  const source = sources.get(page)
  // Those of the home page and of the playground announce none.
  if (source === undefined) return new Set()
  const text = readFileSync(source, 'utf8')
  return new Set(
    [...text.matchAll(/\/\/ @errors: ([\d ,]+)/g)].flatMap(([, codes = '']) => codes.match(/\d+/g) ?? []),
  )
}

const chosen = readPublishedSamples().filter((_, index) => index % STEP === 0)

test('at least thirty samples are checked', () => {
  expect(chosen.length).toBeGreaterThanOrEqual(30)
})

for (const group of inGroups(chosen, TOGETHER)) {
  const names = group.map(({ page, number }) => `${page} ${number}`)
  test(`the worker finds in samples what the build found: ${names.join(', ')}`, async ({ page }) => {
    test.slow()
    await openHarness(page, 'try-types-harness.ts')
    const found: Record<string, string[]> = {}
    for (const { page: name, number, sample } of group) {
      const files = sample.files.map(({ name, typescript }) => ({ name, code: typescript.code }))
      const outcome = await page.evaluate((given) => typesHarness.check(given), files)
      const announced = announcedOn(name)
      const faults = outcome.is === 'checked' ? outcome.diagnostics : [{ text: outcome.is }]
      const unexpected = faults.filter(({ text }) => !announced.has(/^TS(\d+):/.exec(text)?.[1] ?? ''))
      if (unexpected.length > 0) found[`${name}, ${number}`] = unexpected.map(({ text }) => text)
    }
    expect(found).toEqual({})
  })
}
