import type { TypeDiagnostic, ChallengeEditor, TypesOutcome } from '../options'
import type { Fault } from './results'
import type { ChallengeData } from '../../../../sample-runtime/protocol/sample'
import type { KnownTypes } from './judge-tests'

const COMPILES = 'TypeScript accepts this line'
const EXPECTED = /^\s*\/\/ @errors: (\d{4,5}(?:[ ,]+\d{4,5})*)\s*$/

/** What the compiler says of the tests. */
export interface JudgedTypes<Diagnostic extends TypeDiagnostic = TypeDiagnostic> {
  /** The lines of the test file that don't have the errors which they need. */
  faults: readonly (Fault & { line: number })[]
  /** The errors that no comment of the test file expects, in all files. */
  unexpected: readonly Diagnostic[]
}

/**
 * Compares the errors of the compiler with those that the comments of the test file expect: `// @errors: 2345` above a line.
 *
 * @param file - the name of the test file
 * @param code - its text
 */
export function judgeTypes<Diagnostic extends TypeDiagnostic>(
  file: string,
  code: string,
  diagnostics: readonly Diagnostic[],
): JudgedTypes<Diagnostic> {
  const lines = code.split('\n')
  const expected = expectedErrors(lines)
  const isExpected = (diagnostic: Diagnostic): boolean =>
    diagnostic.file === file && expected.get(diagnostic.line - 1)?.has(getNumber(diagnostic)) === true
  const unexpected = diagnostics.filter((diagnostic) => !isExpected(diagnostic))
  const inTests = unexpected.filter((diagnostic) => diagnostic.file === file)
  const found = inTests.map((diagnostic) => ({
    line: diagnostic.line - 1,
    expected: COMPILES,
    happened: `${refusal(getNumber(diagnostic))}, as explained below`,
  }))
  const missing = [...expected].flatMap(([line, numbers]) => {
    const reported = diagnostics.filter((other) => other.file === file && other.line - 1 === line)
    const absent = [...numbers].filter((number) => !reported.some((other) => getNumber(other) === number))
    return absent.map((number) => ({
      line,
      expected: refusal(number),
      happened: reported[0] ? refusal(getNumber(reported[0])) : COMPILES,
    }))
  })
  const faults = [...missing, ...found].map((fault) => ({ code: lines[fault.line]?.trim() ?? '', ...fault }))
  return { faults, unexpected }
}

/** The numbers of the expected errors, by the line of code that has them, from 0: the next one below the comment. */
function expectedErrors(lines: readonly string[]): ReadonlyMap<number, ReadonlySet<number>> {
  const expected = new Map<number, Set<number>>()
  lines.forEach((text, line) => {
    const numbers = EXPECTED.exec(text)?.[1]?.split(/[ ,]+/).map(Number)
    const target = lines.findIndex((below, at) => at > line && /^\s*(?!\/\/)\S/.test(below))
    if (numbers && target > 0) expected.set(target, new Set([...(expected.get(target) ?? []), ...numbers]))
  })
  return expected
}

/** In words: the strip below has the text of the compiler. */
const refusal = (number: number): string => `TypeScript refuses this line (TS${number})`

function getNumber({ text }: TypeDiagnostic): number {
  return Number(/^TS(\d+)/.exec(text)?.[1])
}

const ONLY_TYPESCRIPT = 'Types are checked in TypeScript only: choose TypeScript above the code.'
const UNCHECKED = {
  'not loaded':
    'The TypeScript compiler could not be loaded. Check your connection, then press “Check types” above the code.',
  'too long': 'Checking the types took too long. Change the code, then press “Check types” above it.',
  failed: 'The compiler itself failed on this code. Change the code, then press “Check types” above it.',
} as const

/** What is known of the types in a challenge. */
export interface TypesOfTests {
  /** What is known now; undefined where no test is about types. */
  known(): KnownTypes | undefined
  /** The errors that no test expects; none while nothing is known of the text as it is now. */
  errors(): readonly TypeDiagnostic[]
  /**
   * The run has ended: where tests are about types, the first one asks for these, which are then checked after each change.
   * Elsewhere, that is left to the reader, because the compiler is large.
   */
  ask(): void
  /** The text has changed. */
  typed(): void
  /** @returns the outcome without the errors that the tests expect */
  judge<Diagnostic extends TypeDiagnostic>(outcome: TypesOutcome<Diagnostic>): TypesOutcome<Diagnostic>
}

/** @param isNeeded - whether tests are about types */
export function createTypesOfTests(
  { testFile, solutions }: ChallengeData,
  isNeeded: boolean,
  { getText, getLabel, checkTypes }: Pick<ChallengeEditor, 'getText' | 'getLabel' | 'checkTypes'>,
): TypesOfTests {
  let state: KnownTypes = { is: 'checking' }
  let isAsked = false
  /** The tests are in TypeScript always. */
  const readersFile = solutions[0]?.files[0]?.name ?? testFile
  const isTypeScript = (): boolean => /\.tsx?$/.test(getLabel(readersFile))
  return {
    known() {
      if (!isNeeded) return undefined
      return isTypeScript() ? state : { is: 'not checked', why: ONLY_TYPESCRIPT }
    },
    errors: () => (state.is === 'checked' && isTypeScript() ? state.unexpected : []),
    ask() {
      if (!isNeeded || isAsked || !isTypeScript()) return
      isAsked = true
      checkTypes()
    },
    typed() {
      if (state.is === 'checked') state = { is: 'checking' }
    },
    judge(outcome) {
      if (outcome.is !== 'checked') {
        state = { is: 'not checked', why: UNCHECKED[outcome.is] }
        return outcome
      }
      const judged = judgeTypes(testFile, getText(testFile), outcome.diagnostics)
      state = { is: 'checked', ...judged }
      // In JavaScript, nothing is said of the types of the tests.
      const isShown = ({ file }: TypeDiagnostic): boolean => isTypeScript() || file !== testFile
      return { is: 'checked', diagnostics: judged.unexpected.filter(isShown) }
    },
  }
}
