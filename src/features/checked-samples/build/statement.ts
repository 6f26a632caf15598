import { execFileSync } from 'node:child_process'

import type { CheckStatement } from '../shared/check-statement'
import { libraryDirectory, readLibraryVersion } from '../../../lib/build/library-files'

/**
 * Makes the statement that pages may show after a passed check.
 *
 * @param siteDir - absolute path of the site's folder
 * @param now - when the check passed
 */
export function stateCheck(siteDir: string, now: Date): CheckStatement {
  const commit = readCommit(siteDir)
  return {
    version: readLibraryVersion(libraryDirectory(siteDir)),
    date: now.toISOString().slice(0, 10),
    ...(commit === undefined ? {} : { commit }),
  }
}

/** The commit that is checked out; undefined in a copy without history. */
function readCommit(siteDir: string): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}
