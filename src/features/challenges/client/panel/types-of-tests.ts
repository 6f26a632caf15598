import type { ChallengeData } from '../../../sample-runtime/protocol/sample'
import type { KnownTypes } from './judge/judge-tests'
import { judgeTypes } from './judge/judge-types'
import type { ChallengeEditor, TypeDiagnostic, TypesOutcome } from './options'

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
export function makeTypesOfTests(
  { testFile, solutions }: ChallengeData,
  isNeeded: boolean,
  { textOf, labelOf, checkTypes }: Pick<ChallengeEditor, 'textOf' | 'labelOf' | 'checkTypes'>,
): TypesOfTests {
  let state: KnownTypes = { is: 'checking' }
  let isAsked = false
  /** The tests are in TypeScript always. */
  const readersFile = solutions[0]?.files[0]?.name ?? testFile
  const isTypeScript = (): boolean => /\.tsx?$/.test(labelOf(readersFile))
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
      const judged = judgeTypes(testFile, textOf(testFile), outcome.diagnostics)
      state = { is: 'checked', ...judged }
      // In JavaScript, nothing is said of the types of the tests.
      const isShown = ({ file }: TypeDiagnostic): boolean => isTypeScript() || file !== testFile
      return { is: 'checked', diagnostics: judged.unexpected.filter(isShown) }
    },
  }
}
