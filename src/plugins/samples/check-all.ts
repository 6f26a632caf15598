import path from 'node:path'

import type { CheckStatement } from '../../components/checked-against/statement'
import { writeWhole } from '../write-whole'
import type { CheckReport } from './check/checker'
import { listPages } from './check/list-pages'
import { problemsText, summaryText } from './check/report'
import { readMode } from './mode'
import type { SampleService } from './service'
import { stateCheck } from './statement'

/** Says what the last build didn't prove, from the site's folder; `npm start` reads it. */
const STATE_FILE = '.cache/samples-state.json'
/** While pages are checked, a line is printed at most every so often; in milliseconds. */
const PAUSE = 5000

/**
 * Checks the samples of all pages as the environment says, and prints how far it is.
 *
 * @returns what pages may say of the check; undefined where something wasn't proven
 * @throws Error that lists what is wrong
 */
export async function checkAll(service: SampleService, siteDir: string): Promise<CheckStatement | undefined> {
  const mode = readMode(process.env)
  const report = await service.check(listPages(siteDir), { mode, onProgress: announcer(mode) })
  if (report.discardedCache !== undefined) console.log(`[samples] ${report.discardedCache}`)
  const problems = problemsText(report)
  if (problems !== undefined) throw new Error(problems)
  console.log(`[samples] ${summaryText(report)}`)
  writeWhole(path.join(siteDir, STATE_FILE), JSON.stringify({ mode, drafts: report.drafts }))
  return mode === 'draft' && report.drafts > 0 ? undefined : statementOf(report, siteDir)
}

function statementOf({ drafts }: CheckReport, siteDir: string): CheckStatement {
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
