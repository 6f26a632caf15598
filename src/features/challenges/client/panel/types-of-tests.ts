import type { ChallengeData } from '../../../sample-runtime/protocol/challenge'
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

/** What is known of the types in a challenge with tests that need the compiler. */
export interface TypesOfTests {
  /** What is known now. */
  known(): KnownTypes
  /** The run has ended: the first one asks for the types, which are then checked after each change. */
  ask(): void
  /** The text has changed. */
  typed(): void
  /** @returns the outcome without the errors that the tests expect */
  judge<Diagnostic extends TypeDiagnostic>(outcome: TypesOutcome<Diagnostic>): TypesOutcome<Diagnostic>
}

export function makeTypesOfTests(
  { testFile, solutions }: ChallengeData,
  { textOf, labelOf, checkTypes }: Pick<ChallengeEditor, 'textOf' | 'labelOf' | 'checkTypes'>,
): TypesOfTests {
  let state: KnownTypes = { is: 'checking' }
  let isAsked = false
  /** The tests are in TypeScript always. */
  const readersFile = solutions[0]?.files[0]?.name ?? testFile
  const isTypeScript = (): boolean => /\.tsx?$/.test(labelOf(readersFile))
  return {
    known: () => (isTypeScript() ? state : { is: 'not checked', why: ONLY_TYPESCRIPT }),
    ask() {
      if (isAsked || !isTypeScript()) return
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
      return { is: 'checked', diagnostics: judged.unexpected }
    },
  }
}
