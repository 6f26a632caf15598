import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'

import { readKept, writeKept } from '../../../../lib/build/kept-json'
import type { SampleResult } from '../result'
import type { Toolchain } from './fingerprint'

/** Results of earlier checks, by the fingerprint of their fence. Only fences that passed are stored. */
export interface ResultCache {
  get(page: string, fingerprint: string): SampleResult | undefined
  /** Replaces the stored results of a page. */
  replace(page: string, results: ReadonlyMap<string, SampleResult>): void
  /** Why earlier results could not be used; undefined if they could, or if there were none. */
  readonly discarded: string | undefined
}

interface StoredPage {
  results: Record<string, SampleResult>
}

/**
 * Opens the cache in a folder.
 *
 * Results that another compiler, library or checker made are deleted, and `discarded` says why: they are never used,
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
    const stored = readKept(getFile(folder, page), { page }) as Partial<StoredPage> | undefined
    const results = stored?.results ?? {}
    pages.set(page, results)
    return results
  }

  return {
    discarded,
    get: (page, fingerprint) => load(page)[fingerprint],
    replace(page, results) {
      const stored: StoredPage = { results: Object.fromEntries(results) }
      pages.set(page, stored.results)
      writeKept(getFile(folder, page), { page }, stored)
    },
  }
}

function getFile(folder: string, page: string): string {
  return path.join(folder, `${page.replaceAll('/', '__')}.json`)
}

function discardOthers(folder: string, toolchain: Toolchain): string | undefined {
  const file = path.join(folder, 'toolchain.json')
  if (readKept(file, { ...toolchain }) !== undefined) return undefined
  const isFirst = !existsSync(file)
  rmSync(folder, { recursive: true, force: true })
  writeKept(file, { ...toolchain }, {})
  return isFirst ? undefined : 'The sample cache was made with another compiler, package, checker or Node.'
}
