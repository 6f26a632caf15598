import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import type { PublishedSample } from '../published-samples'

const FILE = 'tests/browser/every-sample/proven.json'

/** What was in the build when all samples gave in the browser what the build found. */
export interface Proven {
  /** The fingerprint of what runs samples. */
  runner: string
  /** The fingerprints of samples, by page and number. */
  samples: Record<string, Record<string, string>>
}

/** What was proven last; nothing where there is no record, so that everything is run. */
export function readProven(): Proven {
  if (!existsSync(FILE)) return { runner: '', samples: {} }
  return JSON.parse(readFileSync(FILE, 'utf8')) as Proven
}

/** Records that all samples were run. */
export function writeProven(runner: string, published: readonly PublishedSample[]): void {
  const samples: Proven['samples'] = {}
  for (const { page, number, fingerprint } of published) (samples[page] ??= {})[number] = fingerprint
  writeFileSync(FILE, `${JSON.stringify({ runner, samples }, null, 2)}\n`)
}
