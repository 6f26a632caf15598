import { readFileSync } from 'node:fs'
import path from 'node:path'

import { assertNoDiagnostics } from '../../../lib/build/content/data-diagnostic'
import { readSearches } from '../build/searches/read-searches'
import type { PageSearches } from '../build/searches/types'

const FOLDER = 'src/features/search/relevance/queries'

/** The queries that are about no single page. The comment in the file of each set says where they come from. */
export type QuerySetName =
  'across-pages' | 'first' | 'tuned' | 'drawn' | 'spread' | 'held-out' | 'held-out-later'
export type QuerySet = Pick<PageSearches, 'file' | 'queries' | 'targets'>

/**
 * Reads a set of queries.
 *
 * @param siteDir - the site's folder
 * @throws AuthorError with the file, line and remedy of every fault
 */
export function readQuerySet(siteDir: string, name: QuerySetName): QuerySet {
  const file = `${FOLDER}/${name}.yaml`
  return parseQuerySet(readFileSync(path.join(siteDir, file), 'utf8'), file)
}

/** Reads the text of a set. It has the form of a file beside a page, and no searches. */
export function parseQuerySet(text: string, file: string): QuerySet {
  const { searches, diagnostics } = readSearches(text, file, '')
  const misplaced = searches.sections.map(({ line }) => ({
    file,
    line,
    message: 'The search reads these only beside a page: move them into its file, or under "queries:".',
  }))
  assertNoDiagnostics('The queries', [...diagnostics, ...misplaced])
  return searches
}
