import { readFileSync } from 'node:fs'
import path from 'node:path'

import { writeWhole } from './write-whole'

/** From the site's folder; `npm start` reads it, too. */
const FILE = '.cache/samples-state.json'

/** The state of the samples in the current build. */
export interface SampleState {
  /** When samples are proven: see `src/features/checked-samples/build/check/examine.ts`. */
  mode: string
  /** How many samples are shown without a proof. */
  drafts: number
  /** Of the pages that show them, with the number of each; in order. */
  draftsOfPages: Readonly<Record<string, number>>
}

/** Keeps the state for the steps that follow and for the command that started the build. */
export function writeSampleState(siteDir: string, state: SampleState): void {
  writeWhole(path.join(siteDir, FILE), JSON.stringify(state))
}

/** @throws Error when no sample was looked at before */
export function readSampleState(siteDir: string): SampleState {
  return JSON.parse(readFileSync(path.join(siteDir, FILE), 'utf8')) as SampleState
}

/** Whether this build is a draft with samples that a later build proves: what only that one needs can wait for it, too. */
export function isProvenLater(siteDir: string): boolean {
  const { mode, drafts } = readSampleState(siteDir)
  return mode === 'draft' && drafts > 0
}
