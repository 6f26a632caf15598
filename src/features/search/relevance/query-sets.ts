import { readFileSync } from 'node:fs'
import path from 'node:path'

import { assertNoDiagnostics } from '../../../lib/build/content/data-diagnostic'
import { readSearches, type PageSearches } from '../build/searches/read-searches'

/** The queries that are about no single page. The comment in the file of each set says where they come from. */
type QuerySetName = 'across-pages' | 'first' | 'tuned' | 'drawn' | 'spread' | 'held-out' | 'held-out-later'

/**
 * Reads a set of queries, which has the form of a file beside a page, and no searches.
 *
 * @param siteDir - the site's folder
 * @throws AuthorError with the file, line and remedy of every fault
 */
export function readQuerySet(siteDir: string, name: QuerySetName): PageSearches {
  const file = `src/features/search/relevance/queries/${name}.yaml`
  const { searches, diagnostics } = readSearches(readFileSync(path.join(siteDir, file), 'utf8'), file, '')
  assertNoDiagnostics('The queries', diagnostics)
  return searches
}
