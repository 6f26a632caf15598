import { execFileSync } from 'node:child_process'

import type { CheckStatement } from '../shared/check-statement'
import type { SampleFigures } from '../../../config/figures'
import { AuthorError } from '../../../lib/build/author-error'
import { writeSampleState } from '../../../lib/build/sample-state'
import { type CheckReport, diagnosticsText, summaryText } from './check/checker'
import { listPages } from '../../../lib/build/list-pages'
import { readMode } from './check/examine'
import type { SampleService } from './service'
import { libraryDirectory, readLibraryVersion } from '../../../lib/build/library-files'

/** The shortest time between two lines of progress, in milliseconds. */
const PAUSE = 5000

/** What a build says of its check. */
export interface Checked {
  /** What each page says; undefined if something wasn't proven. */
  statement: CheckStatement | undefined
  figures: SampleFigures
}

/**
 * Checks the samples of all pages in the mode that the environment sets, and prints its progress.
 *
 * @throws Error that lists what is wrong
 */
export async function checkAll(service: SampleService, siteDir: string): Promise<Checked> {
  const mode = readMode(process.env)
  service.publisher.empty()
  const report = await service.check(listPages(siteDir), { mode, onProgress: announcer(mode) })
  if (report.discardedCache !== undefined) console.log(`[samples] ${report.discardedCache}`)
  const diagnostics = diagnosticsText(report)
  if (diagnostics !== undefined) throw new AuthorError(diagnostics)
  console.log(`[samples] ${summaryText(report)}`)
  writeSampleState(siteDir, { mode, drafts: report.drafts, draftsOfPages: getDrafts(report) })
  return {
    statement: mode === 'draft' && report.drafts > 0 ? undefined : getStatement(report, siteDir),
    figures: { compiled: report.fences, executed: report.executed },
  }
}

function getDrafts({ pages }: CheckReport): Record<string, number> {
  const counts = pages.map(({ project, results }) => {
    const drafts = [...results.values()].filter(({ draft }) => draft === true)
    return [project.page.path, drafts.length] as const
  })
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

function getStatement({ drafts }: CheckReport, siteDir: string): CheckStatement {
  return { ...stateCheck(siteDir, new Date()), ...(drafts > 0 ? { except: drafts } : {}) }
}

/** Prints the progress of the check, without a line for each of many pages. */
function announcer(mode: string): (done: number, total: number) => void {
  const what = mode === 'draft' ? 'read' : 'compiled and executed'
  let next = Date.now() + PAUSE
  return (done, total) => {
    if (Date.now() < next) return
    next = Date.now() + PAUSE
    console.log(`[samples] ${done} of ${total} pages ${what}`)
  }
}

/**
 * Makes the statement that pages may show after a passed check.
 *
 * @param siteDir - absolute path of the site's folder
 * @param now - when the check passed
 */
function stateCheck(siteDir: string, now: Date): CheckStatement {
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
