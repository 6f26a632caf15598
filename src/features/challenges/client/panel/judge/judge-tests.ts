import type { ChallengeTest } from '../../../shared/find-tests'
import { BEGUN_TEST } from '../../../../sample-runtime/protocol/sample'
import { FAILED_TEST } from '../../../shared/test-helper'
import type { ClaimLook, PlacedClaim, RunReport } from '../options'
import type { JudgedTypes } from './judge-types'
import type { Fault, TestResult } from './results'

/** A claim of the test file, on its line. */
export interface TestClaim extends Omit<PlacedClaim, 'from'> {
  /** From 0. */
  line: number
  /** The statement, without the comment. */
  code: string
}

/** Finds the lines of claims, and the statements that they are about. */
export function claimsIn(code: string, claims: readonly PlacedClaim[]): TestClaim[] {
  const lines = code.split('\n')
  return claims.map(({ number, kind, from }) => {
    const line = code.slice(0, from).split('\n').length - 1
    const statement = lines[line] ?? ''
    return { number, kind, line, code: statement.replace(/;?\s*\/\/ (?:→|throws).*$/, '').trim() }
  })
}

/** What is known of the types; a sentence where they can't be checked. */
export type KnownTypes =
  { is: 'checking' } | { is: 'not checked'; why: string } | (JudgedTypes & { is: 'checked' })

/** What the reader learns of a run that didn't end by itself. */
const ENDS = {
  'too long': 'It ran for two seconds without an end.',
  'too much output': 'It printed more than can be shown.',
  lost: 'The code no longer answered.',
} as const

/**
 * Says how each test went.
 *
 * @param tests - of the test file, in its order
 * @param claims - of the test file
 * @param report - of the last run
 * @param types - of a challenge in which some tests check types: then the lines of all tests must compile as they say
 */
export function judgeTests(
  tests: readonly ChallengeTest[],
  claims: readonly TestClaim[],
  report: RunReport,
  types?: KnownTypes,
): TestResult[] {
  if (report.reason === undefined) return tests.map(() => ({ is: 'running' }))
  const run = readRun(tests, claims, report)
  return tests.map((test, index) => {
    const result = judgeRun(run, index)
    return result.is === 'passed' && types ? judgeTypesOf(test, types) : result
  })
}

/** What a run says of its tests. */
interface Run {
  report: RunReport
  ran: readonly RanTest[]
  /** Whether all tests have ended: nothing has stopped the run. */
  hasEnded: boolean
  /** The last test that has begun for sure; -1 if none has. */
  last: number
}

interface RanTest {
  name: string
  claims: readonly TestClaim[]
  /** The error that its body has thrown, on one line, and where. */
  thrown: Fault | undefined
}

function readRun(tests: readonly ChallengeTest[], claims: readonly TestClaim[], report: RunReport): Run {
  const ran = tests.map(({ name, firstLine, lastLine }) => ({
    name,
    claims: claims.filter(({ line }) => firstLine <= line && line <= lastLine),
    thrown: thrownIn(name, report),
  }))
  const begun = new Set(report.printed.map(({ text }) => text))
  const hasBegun = ran.map(
    ({ name, claims: own, thrown }) =>
      begun.has(`${BEGUN_TEST}${name}`) ||
      thrown !== undefined ||
      own.some(({ number }) => report.looks.has(number)),
  )
  return {
    report,
    ran,
    hasEnded: report.reason === 'done' && report.errors.length === 0,
    last: hasBegun.lastIndexOf(true),
  }
}

/** The error that the helper has noted for a test. */
function thrownIn(name: string, { printed }: RunReport): Fault | undefined {
  const beginning = `${FAILED_TEST}${name}`
  const found = printed.find(({ text }) => text === beginning || text.startsWith(`${beginning}\n`))
  if (!found) return undefined
  const happened = found.text.slice(beginning.length).trim().split('\n')[0] ?? ''
  return { happened, ...(found.place && { place: found.place }) }
}

function judgeRun({ report, ran, hasEnded, last }: Run, index: number): TestResult {
  const { claims = [], thrown } = ran[index] ?? {}
  const different = claims.flatMap((claim) => getFault(claim, report.looks.get(claim.number)) ?? [])[0]
  if (different) return failed(different)
  if (thrown) return failed(thrown)
  if (!hasEnded && index > last) return { is: 'not reached' }
  const wasStopped = !hasEnded && index === last
  if (wasStopped && report.reason !== 'done' && report.reason !== undefined)
    return failed({ happened: ENDS[report.reason], ...(report.stoppedAt && { place: report.stoppedAt }) })
  const missing = claims.find(({ number }) => !report.looks.has(number))
  if (!missing) return { is: 'passed' }
  const error = wasStopped ? report.errors[0]?.text.split('\n')[0] : undefined
  return failed({ code: missing.code, line: missing.line, happened: error ?? 'This line was not reached.' })
}

function getFault({ kind, code, line }: TestClaim, look: ClaimLook | undefined): Fault | undefined {
  if (look?.is !== 'changed') return undefined
  const { actual, expected } = look
  if (kind === 'value') return { code, line, expected, happened: actual ?? 'nothing' }
  const happened = actual === undefined ? 'no error' : `an error: ${actual}`
  return { code, line, expected: `an error: ${expected}`, happened }
}

/** A test that ran well also needs the right errors of the compiler. */
function judgeTypesOf({ firstLine, lastLine, checksTypes }: ChallengeTest, types: KnownTypes): TestResult {
  if (types.is === 'checked') {
    const fault = types.faults.find(({ line }) => firstLine <= line && line <= lastLine)
    return fault ? failed(fault) : { is: 'passed' }
  }
  if (!checksTypes) return { is: 'passed' }
  return types.is === 'checking' ? { is: 'checking types' } : types
}

const failed = (fault: Fault): TestResult => ({ is: 'failed', fault })
