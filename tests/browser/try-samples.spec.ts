import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { RunEvent } from '../../src/shared/try-it/messages'
import type { TryFile, TrySample, TrySamples } from '../../src/shared/try-it/sample'
import { readClaims, readImported } from '../../src/try-it/claims'
import { expect, test, type Page } from './test'
import { openHarness, printedOf, run } from './try-sandbox-parts'

/** Samples that can be edited, as the build published them. The build has executed them, so what they say is true. */
const FOLDER = 'build/assets/try-it/samples'

type Language = 'typescript' | 'javascript'

/** What goes another way than the page says. */
async function differencesOf(page: Page, sample: TrySample, language: Language): Promise<string[]> {
  const textOf = (file: TryFile) =>
    (language === 'javascript' ? file.javascript : undefined) ?? file.typescript
  let count = 0
  const hasScreen = sample.screen !== undefined
  const files = sample.files.map((file, index) => {
    const { name } = file
    const { code } = textOf(file)
    if (index >= sample.own) return { name, code: readImported(name, code, hasScreen) }
    const read = readClaims(name, code, count, hasScreen)
    count += read.claims.length
    return { name, code: read.code }
  })
  const { environment, server } = sample
  const entries = sample.files.slice(0, sample.own).map(({ name }) => name)
  const more = { ...(server !== undefined && { server }), ...(hasScreen && { hasScreen }) }
  const events = await run(page, files, { environment, entries, ...more })
  const reached = new Set(events.flatMap((event) => ('claim' in event ? event.claim : [])))
  return [
    ...events.flatMap(faultOf),
    ...(reached.size === count ? [] : [`${reached.size} of ${count} claims were reached`]),
    ...outputDifference(printedOf(events), sample.printed),
    ...screenDifference(events, sample.screen),
  ]
}

function faultOf(event: RunEvent): string[] {
  switch (event.type) {
    case 'value':
      return event.isExpected ? [] : [`gives ${event.actual}, not ${event.expected}`]
    case 'thrown':
      return event.isExpected ? [] : [`throws ${event.actual ?? 'nothing'}`]
    case 'error':
      return [`fails: ${event.text} ${JSON.stringify(event.place)}`]
    case 'ended':
      return event.reason === 'done' ? [] : [`ends because of ${event.reason}`]
    case 'printed':
    case 'request':
    case 'screen':
    case 'server':
      return []
  }
}

function outputDifference(printed: readonly string[], shown = ''): string[] {
  const plain = (text: string) => text.replace(/[ \t]+$/gm, '').trimEnd()
  const actual = plain(printed.join('\n'))
  return actual === plain(shown) ? [] : [`prints\n${actual}\nnot\n${plain(shown)}`]
}

function screenDifference(events: readonly RunEvent[], expected: readonly string[] = []): string[] {
  const shown = events.flatMap((event) => (event.type === 'screen' ? event.text : [])).join('\n')
  return shown === expected.join('\n') ? [] : [`shows\n${shown}\nnot\n${expected.join('\n')}`]
}

/** The samples of a page; several blocks may be run by one proof. */
function differentOf(samples: TrySamples): [number: string, sample: TrySample][] {
  const known = new Set<string>()
  return Object.entries(samples).filter(([, { files, own, server, environment }]) => {
    const text = JSON.stringify([files, own, server, environment])
    return !known.has(text) && known.add(text)
  })
}

function differsInJavaScript({ files }: TrySample): boolean {
  return files.some(({ javascript }) => javascript !== undefined)
}

/** Pages whose samples are run in one page of the browser: opening it takes longer than most runs. */
const TOGETHER = 6
const published = readdirSync(FOLDER).sort()
const groups = Array.from({ length: Math.ceil(published.length / TOGETHER) }, (_, index) =>
  published.slice(index * TOGETHER, (index + 1) * TOGETHER),
)

for (const group of groups) {
  const pages = group.map((file) => file.replace(/\.\w+\.json$/, ''))
  test(`samples run in the browser as they did in the build: ${pages.join(', ')}`, async ({ page }) => {
    test.slow()
    await openHarness(page)
    const found: Record<string, string[]> = {}
    for (const file of group) {
      const samples = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as TrySamples
      const check = async (number: string, sample: TrySample, language: Language) => {
        const differences = await differencesOf(page, sample, language)
        if (differences.length > 0) found[`${file}, ${number}, ${language}`] = differences
      }
      for (const [number, sample] of differentOf(samples)) await check(number, sample, 'typescript')
      // The build proves that both forms of a sample are the same program: one of each page shows that they run.
      const [inJavaScript] = Object.entries(samples).filter(([, sample]) => differsInJavaScript(sample))
      if (inJavaScript) await check(...inJavaScript, 'javascript')
    }
    expect(found).toEqual({})
  })
}
