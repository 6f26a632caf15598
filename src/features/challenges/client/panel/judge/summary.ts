import type { RunReport, TypeDiagnostic } from '../options'
import { isPending, type TestResult } from './results'

/** What is known of an attempt. */
export interface Attempt {
  results: readonly TestResult[]
  report: RunReport
  /** The errors of the compiler that no test expects, as far as they are known. */
  typeErrors: readonly TypeDiagnostic[]
  /** Whether the challenge is about types. In others, the reader learns of such errors, and the tests alone decide. */
  isAboutTypes: boolean
}

/** Whether a challenge is solved: all tests pass, and nothing else is wrong. */
export function isSolved({ results, report, typeErrors, isAboutTypes }: Attempt): boolean {
  const doAllPass = results.length > 0 && results.every(({ is }) => is === 'passed')
  return doAllPass && report.errors.length === 0 && (typeErrors.length === 0 || !isAboutTypes)
}

/**
 * Says in a sentence how the tests went.
 *
 * @returns undefined while that isn't known
 */
export function summaryOf(attempt: Attempt): string | undefined {
  const { results, report, typeErrors } = attempt
  if (results.some(isPending)) return undefined
  if (results.some(({ is }) => is === 'waiting'))
    return 'Press Run to run the code of the link and its tests.'
  const passed = results.filter(({ is }) => is === 'passed').length
  const count = `${passed} of ${results.length} ${results.length === 1 ? 'test passes' : 'tests pass'}`
  if (report.errors.length > 0) return `${count}. There is an error, which is shown below.`
  const [first] = typeErrors
  const but =
    first && passed === results.length
      ? `, but TypeScript reports an error in ${first.file}, line ${first.line}`
      : ''
  return `${isSolved(attempt) ? 'Solved. ' : ''}${count}${but}.`
}
