import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { writeWhole } from '../../write-whole'
import type { SampleResult } from '../result'
import type { Toolchain } from './fingerprint'

/** Results of earlier checks, by the fingerprint of their fence. Holds only fences that passed. */
export interface ResultCache {
  get(page: string, fingerprint: string): SampleResult | undefined
  /** Puts the results of a page in place of those that are stored for it. */
  replace(page: string, results: ReadonlyMap<string, SampleResult>): void
  /** Why earlier results could not be used; undefined if they could, or if there were none. */
  readonly discarded: string | undefined
}

interface StoredPage {
  page: string
  results: Record<string, SampleResult>
}

/**
 * Opens the cache in a folder.
 *
 * Results of another compiler, library or checker are deleted, and `discarded` says so: they are never used,
 * and no fence is skipped because of them.
 *
 * @param folder - created if it doesn't exist
 */
export function openResultCache(folder: string, toolchain: Toolchain): ResultCache {
  const discarded = discardOthers(folder, toolchain)
  const pages = new Map<string, StoredPage['results']>()

  function load(page: string): StoredPage['results'] {
    const known = pages.get(page)
    if (known) return known
    const results = readStoredPage(fileOf(folder, page), page)
    pages.set(page, results)
    return results
  }

  return {
    discarded,
    get: (page, fingerprint) => load(page)[fingerprint],
    replace(page, results) {
      const stored: StoredPage = { page, results: Object.fromEntries(results) }
      pages.set(page, stored.results)
      writeWhole(fileOf(folder, page), JSON.stringify(stored))
    },
  }
}

function fileOf(folder: string, page: string): string {
  return path.join(folder, `${page.replaceAll('/', '__')}.json`)
}

function discardOthers(folder: string, toolchain: Toolchain): string | undefined {
  const stamp = path.join(folder, 'toolchain.json')
  const wanted = JSON.stringify(toolchain, null, 2)
  const found = readIfThere(stamp)
  if (found === wanted) return undefined
  rmSync(folder, { recursive: true, force: true })
  writeWhole(stamp, wanted)
  return found === undefined ? undefined : `The sample cache was made with ${differenceOf(found, toolchain)}.`
}

const NAMES: Readonly<Record<keyof Toolchain, string>> = {
  typescript: 'another TypeScript',
  packages: 'other packages',
  checker: 'another version of the checker',
  node: 'another Node',
}

function differenceOf(found: string, toolchain: Toolchain): string {
  let before: Partial<Toolchain>
  try {
    before = JSON.parse(found) as Partial<Toolchain>
  } catch {
    return 'an unreadable toolchain'
  }
  const keys = (Object.keys(NAMES) as Array<keyof Toolchain>).filter((key) => before[key] !== toolchain[key])
  return keys.map((key) => `${NAMES[key]} (${before[key] ?? 'none'}, now ${toolchain[key]})`).join(' and ')
}

/** A file that is missing, cut short or of another page is as good as none: its fences are checked again. */
function readStoredPage(file: string, page: string): StoredPage['results'] {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as StoredPage
    return stored.page === page && typeof stored.results === 'object' ? stored.results : {}
  } catch {
    return {}
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
