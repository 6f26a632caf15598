import path from 'node:path'

import { hashFiles, hashTexts } from '../../../lib/build/hash'
import { readKept, writeKept } from '../../../lib/build/kept-json'
import { readToolchain, type Toolchain } from '../../checked-samples/build/generated-pages'
import type { Variant } from './variant'

/** Which tests the attempts of earlier builds failed. The check of samples keeps only what passed. */
export interface Proofs {
  /** The names of the tests that a variant failed; undefined if it hasn't run with these packages and this checker. */
  failedBy(variant: Variant): readonly string[] | undefined
  keep(variant: Variant, failed: readonly string[]): void
  /** Saves those that were asked for or kept since the proofs were opened. */
  save(): void
}

const FILE = '.cache/challenges/proofs.json'
/** What tests with a simulated server depend on. */
const SERVERS = 'src/features/simulated-server'

/**
 * Opens the proofs of a site.
 *
 * @param siteDir - absolute path of its folder
 * @param toolchain - what compiles and runs samples: proofs of another one are worthless
 */
export function openProofs(siteDir: string, toolchain: Toolchain = readToolchain(siteDir)): Proofs {
  const file = path.join(siteDir, FILE)
  const version = { ...toolchain, servers: hashFiles(siteDir, [SERVERS]) }
  const stored = readKept(file, version) as { failed?: Record<string, string[]> } | undefined
  const used: Partial<Record<string, readonly string[]>> = {}
  const getKey = ({ path: name, text }: Variant): string => hashTexts([name, text])
  return {
    failedBy(variant) {
      const failed = used[getKey(variant)] ?? stored?.failed?.[getKey(variant)]
      if (failed) used[getKey(variant)] = failed
      return failed
    },
    keep(variant, failed) {
      used[getKey(variant)] = failed
    },
    save: () => writeKept(file, version, { failed: used }),
  }
}
