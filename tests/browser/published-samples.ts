import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { RunEvent } from '../../src/features/sample-runtime/protocol/messages'
import { MANIFEST_FILE, type TryManifest } from '../../src/features/sample-editor/shared/manifest'
import type { TrySample, TrySamples } from '../../src/features/sample-runtime/protocol/sample'
import { SIMULATED_TIME_LIMIT } from '../../src/features/sample-runtime/core/run.mjs'
import { readClaims, readImported } from '../../src/features/sample-runtime/core/instrument'
import { fingerprint, type Subject } from '../recorded/recorded'
import { expect, type Page } from './test'
import { openHarness, getPrinted, run } from './try-sandbox-parts'

/** Samples that can be edited, as the build published them. The build has executed them, so what they say is true. */
const FOLDER = 'build/assets/try-it/samples'

/** A published sample, and what it is called in messages. */
export interface PublishedSample {
  /** The page, as the name of its file has it: `api-createSlice`. */
  page: string
  /** Its number on the page. */
  number: string
  sample: TrySample
  /** Differs when the sample does. */
  fingerprint: string
}

/**
 * All published samples, except the files of demos and challenges, which tests of their own run; of several blocks that one
 * proof runs, the first.
 */
export function readPublishedSamples(): PublishedSample[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((file) => {
      const page = file.replace(/\.\w+\.json$/, '')
      const samples = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as TrySamples
      return findDifferent(samples).map(([number, sample]) => ({
        ...{ page, number, sample },
        fingerprint: fingerprint(JSON.stringify(sample)),
      }))
    })
}

/** Differs when what runs samples does: the runner, or a library. Their files are named by their content. */
export function runnerFingerprint(): string {
  const manifest = readFileSync(path.join('build', MANIFEST_FILE), 'utf8')
  const { runner, servers, libraries } = JSON.parse(manifest) as TryManifest
  return fingerprint(runner, servers, JSON.stringify(libraries))
}

/** The samples of a page; several blocks may be run by one proof. */
function findDifferent(samples: TrySamples): [number: string, sample: TrySample][] {
  const known = new Set<string>()
  return Object.entries(samples).filter(([, { files, own, server, environment, demo, challenge }]) => {
    if (demo !== undefined || challenge !== undefined) return false
    const text = JSON.stringify([files, own, server, environment])
    return !known.has(text) && known.add(text)
  })
}

/** All published samples, for what is recorded of them. */
export function sampleSubject(): Subject<PublishedSample> {
  return {
    kind: 'samples',
    shared: runnerFingerprint(),
    items: readPublishedSamples(),
    getId: ({ page, number }) => `${page} ${number}`,
    getFingerprint: (published) => published.fingerprint,
  }
}

/** Divides a list; opening a page of the browser takes longer than most runs, so several share one. */
export function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

/** Runs samples one after the other in a page, and expects of each what the build found. */
export async function expectSameAsInBuild(page: Page, group: readonly PublishedSample[]): Promise<void> {
  await openHarness(page)
  const found: Record<string, string[]> = {}
  // The build proves that both forms of a sample are the same program.
  for (const { page: name, number, sample } of group) {
    const differences = await getDifferences(page, sample)
    if (differences.length > 0) found[`${name}, ${number}`] = differences
  }
  expect(found).toEqual({})
}

/** What goes another way than the page says. */
async function getDifferences(page: Page, sample: TrySample): Promise<string[]> {
  let count = 0
  const hasScreen = sample.screen !== undefined
  const files = sample.files.map((file, index) => {
    const { name, typescript } = file
    const { code } = typescript
    if (index >= sample.own) return { name, ...readImported(name, code) }
    const read = readClaims(name, code, count)
    count += read.claims.length
    return { name, code: read.code, values: read.values }
  })
  const { environment, server } = sample
  const entries = sample.files.slice(0, sample.own).map(({ name }) => name)
  const more = {
    ...(server !== undefined && { server }),
    ...(hasScreen ? { hasScreen } : { timeLimit: SIMULATED_TIME_LIMIT }),
  }
  const events = await run(page, files, { environment, entries, ...more })
  const reached = new Set(events.flatMap((event) => ('claim' in event ? event.claim : [])))
  return [
    ...events.flatMap(getFault),
    ...(reached.size === count ? [] : [`${reached.size} of ${count} claims were reached`]),
    ...outputDifference(getPrinted(events), sample.printed),
    ...screenDifference(events, sample.screen),
  ]
}

function getFault(event: RunEvent): string[] {
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
