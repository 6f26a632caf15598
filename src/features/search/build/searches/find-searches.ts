import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { assertNoDiagnostics } from '../../../../lib/build/content/data-diagnostic'
import { listPageFiles } from '../../../../lib/build/list-pages'
import { readSearches, type PageSearches, type Reading } from './read-searches'

const ENDING = '.search.yaml'
/** What the source of a page may end with. */
const PAGE_ENDINGS = ['.mdx', '.md', '.tsx']

/** The file for the searches of a page of `docs/` or `src/pages/`. */
export const searchesBeside = (page: string): string => page.replace(/\.\w+$/, ENDING)

/** Reads the files beside all pages, with their faults. */
export function findSearches(siteDir: string): Reading[] {
  return listPageFiles(siteDir, ENDING).map((file) => {
    const source = file.slice(0, -ENDING.length)
    const reading = readSearches(readFileSync(path.join(siteDir, file), 'utf8'), file, getAddress(source))
    if (PAGE_ENDINGS.some((ending) => existsSync(path.join(siteDir, source + ending)))) return reading
    const message = 'There is no page beside this file: rename it as its page is named now, or remove it.'
    return { ...reading, diagnostics: [{ file, line: 1, message }, ...reading.diagnostics] }
  })
}

/**
 * Reads the files beside all pages.
 *
 * @throws AuthorError with the file, line and remedy of every fault
 */
export function readAllSearches(siteDir: string): PageSearches[] {
  const readings = findSearches(siteDir)
  assertNoDiagnostics(
    'The searches of pages',
    readings.flatMap(({ diagnostics }) => diagnostics),
  )
  return readings.map(({ searches }) => searches)
}

/**
 * As a page's path in `docs/` or `src/pages/` is its address.
 *
 * @param source - the path from the site's folder, without its ending
 */
export function getAddress(source: string): string {
  const address = source.replace(/^(?:docs|src\/pages)\//, '/')
  return address.replace(/\/index$/, '/')
}
