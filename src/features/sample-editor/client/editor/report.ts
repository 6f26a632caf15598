import type { RunEvent, RunPlace, ServerConditions, Waiting } from '../../../sample-runtime/protocol/messages'
import type { Look } from './marks'
import type { ShownComponent } from './shown-component'

/** A line of the result strip. */
export interface ReportLine {
  text: string
  level: 'log' | 'warn' | 'error'
  place?: RunPlace | undefined
}

/** What a library warns of, once or again and again. */
export interface Warning extends ReportLine {
  times: number
}

/** Why a run ended. */
type EndReason = Extract<RunEvent, { type: 'ended' }>['reason']

/** What is known of a run. */
export interface Report {
  /** The claims that were reached, by number. */
  looks: ReadonlyMap<number, Look>
  printed: readonly ReportLine[]
  /** What libraries warn of. */
  warnings: readonly Warning[]
  errors: readonly ReportLine[]
  /** Comments that look like claims and can't be tested. */
  untestable: readonly ReportLine[]
  requests: readonly string[]
  /** What the screen showed at the end of the run; absent without one. */
  screen?: string
  /** What the code leaves to the runner to render, or to nobody. */
  component?: ShownComponent
  /** How the server answers now; absent without one. */
  server?: ServerConditions
  /** Absent while it runs. */
  reason?: EndReason
  /** Where code without an end was stopped, if that is known. */
  stoppedAt?: RunPlace | undefined
  /** Timers that it didn't wait for. */
  waiting?: Waiting | undefined
}

/** A run that has just begun. */
export const EMPTY: Report = {
  looks: new Map(),
  printed: [],
  warnings: [],
  errors: [],
  untestable: [],
  requests: [],
}

/** Adds what a run says to what is known of it. */
export function addEvent(report: Report, event: RunEvent): Report {
  switch (event.type) {
    case 'value':
      return addLook(report, event.claim, getLook(event.isExpected, event.actual, event.expected))
    case 'thrown':
      return addLook(report, event.claim, getLook(event.isExpected, event.actual, ''))
    case 'printed':
      return event.isWarning ? addWarning(report, event) : { ...report, printed: [...report.printed, event] }
    case 'error':
      return { ...report, errors: [...report.errors, { ...event, level: 'error' }] }
    case 'request':
      return { ...report, requests: [...report.requests, event.text] }
    case 'screen':
      return { ...report, screen: event.text }
    case 'server':
      return { ...report, server: event.conditions }
    case 'ended':
      return { ...report, reason: event.reason, waiting: event.waiting, stoppedAt: event.place }
  }
}

/** React says so of each error, which is reported by itself. */
const OF_AN_ERROR = /^An error occurred in (?:the <|one of your React components)/

/** Adds a warning; one that came before is counted. */
function addWarning(report: Report, { text, level, place }: ReportLine): Report {
  if (OF_AN_ERROR.test(text)) return report
  const { warnings } = report
  const index = warnings.findIndex((known) => known.text === text && known.place?.line === place?.line)
  if (index < 0) return { ...report, warnings: [...warnings, { text, level, place, times: 1 }] }
  return {
    ...report,
    warnings: warnings.map((known, at) => (at === index ? { ...known, times: known.times + 1 } : known)),
  }
}

function getLook(isExpected: boolean, actual: string | undefined, expected: string): Look {
  return isExpected ? { is: 'as written' } : { is: 'changed', actual, expected }
}

/** A claim in a loop is reached several times: it holds if it holds each time. */
function addLook(report: Report, claim: number, look: Look): Report {
  if (report.looks.get(claim)?.is === 'changed') return report
  return { ...report, looks: new Map(report.looks).set(claim, look) }
}
