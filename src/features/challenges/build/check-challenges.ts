import type { Diagnostic } from '../../../lib/build/diagnostic'
import type { CheckedPage, CheckReport, Mode, PageText } from '../../checked-samples/build/generated-pages'
import type { Challenge } from './challenge'
import { asWritten, failedTests } from './judge'
import type { Proofs } from './proofs'
import { createVariant, type Variant } from './variant'

/** A right way as it was checked, from which the page shows it. */
export interface CheckedAttempt {
  variant: Variant
  checked: CheckedPage
}

/** A challenge with what the check of its files gave. */
export interface CheckedChallenge {
  challenge: Challenge
  /** Without its tests, which it fails. */
  start: CheckedAttempt
  solutions: readonly CheckedAttempt[]
}

/** What the check of challenges found. */
export interface ChallengeReport {
  challenges: CheckedChallenge[]
  diagnostics: Diagnostic[]
}

interface Surroundings {
  /** Checks pages as samples are checked. */
  check: (pages: readonly PageText[], mode: Mode) => Promise<CheckReport>
  /** In a draft, nothing is executed, and so nothing is known of starts and wrong attempts. */
  mode: Mode
  proofs: Proofs
}

/**
 * Proves challenges: what they start with compiles and fails a test, each solution passes all, and each wrong attempt fails
 * the test that it names.
 */
export async function checkChallenges(
  challenges: readonly Challenge[],
  { check, mode, proofs }: Surroundings,
): Promise<ChallengeReport> {
  const plans = challenges.map(getPlan)
  const unknown = plans.flatMap(({ failing }) => failing).filter(({ variant }) => !proofs.failedBy(variant))
  const right = plans.flatMap(({ start, solutions }) => [start, ...solutions])
  const failing = mode === 'draft' ? [] : unknown.map(({ variant }) => variant)
  const { pages } = await check([...right, ...failing], mode)
  const results = new Map(pages.map((page) => [page.project.page.path, page]))
  const getCheckedAttempt = (variant: Variant): CheckedAttempt => {
    const checked = results.get(variant.path)
    if (!checked) throw new Error(`${variant.path} was not checked.`)
    return { variant, checked }
  }
  for (const { challenge, variant } of mode === 'draft' ? [] : unknown) {
    const { checked } = getCheckedAttempt(variant)
    if (hasRun(checked)) proofs.keep(variant, failedTests(challenge, variant, checked))
  }
  if (mode !== 'draft') proofs.save()
  return {
    challenges: plans.map(({ challenge, start, solutions }) => ({
      challenge,
      start: getCheckedAttempt(start),
      solutions: solutions.map(getCheckedAttempt),
    })),
    diagnostics: plans.flatMap((plan) => [
      ...rightDiagnostics(plan, getCheckedAttempt),
      ...plan.failing.flatMap((attempt) => failingDiagnostics(attempt, proofs)),
    ]),
  }
}

/** Whether nothing is left out because it needs packages that aren't installed. */
function hasRun({ results }: CheckedPage): boolean {
  return [...results.values()].every(({ draft }) => draft !== true)
}

/** An attempt that has to fail. */
interface FailingAttempt {
  challenge: Challenge
  variant: Variant
  /** The test that it has to fail; any, for what a challenge starts with. */
  test?: string
  /** Where it is written, from 1. */
  line: number
}

interface Plan {
  challenge: Challenge
  start: Variant
  solutions: Variant[]
  failing: FailingAttempt[]
}

function getPlan(challenge: Challenge): Plan {
  const { line, solutions, wrong } = challenge
  return {
    challenge,
    start: createVariant(challenge, 'start', undefined, false),
    solutions: solutions.map((attempt, index) => createVariant(challenge, `solution-${index + 1}`, attempt)),
    failing: [
      { challenge, variant: createVariant(challenge, 'tested-start'), line },
      ...wrong.map((attempt, index) => ({
        challenge,
        variant: createVariant(challenge, `wrong-${index + 1}`, attempt),
        test: attempt.label,
        line: attempt.files[0]?.line ?? line,
      })),
    ],
  }
}

function rightDiagnostics(
  { challenge, start, solutions }: Plan,
  getCheckedAttempt: (variant: Variant) => CheckedAttempt,
): Diagnostic[] {
  const named = [
    { variant: start, what: 'What it starts with' },
    ...solutions.map((variant, index) => ({ variant, what: solutionName(challenge, index) })),
  ]
  return named.flatMap(({ variant, what }) =>
    asWritten(challenge, variant, getCheckedAttempt(variant).checked).map((diagnostic) => ({
      ...diagnostic,
      message: `The challenge "${challenge.id}": ${what} isn’t right. ${diagnostic.message}`,
    })),
  )
}

function solutionName({ solutions }: Challenge, index: number): string {
  const way = solutions[index]?.label ?? ''
  return way === '' ? 'The solution' : `The solution "${way}"`
}

function failingDiagnostics(
  { challenge, variant, test, line }: FailingAttempt,
  proofs: Proofs,
): Diagnostic[] {
  const failed = proofs.failedBy(variant)
  if (!failed || (test === undefined ? failed.length > 0 : failed.includes(test))) return []
  const message =
    test === undefined
      ? 'What it starts with fails none of its tests by an assertion. Take away what the solution adds.'
      : `This wrong attempt fails ${getNames(failed)}, not "${test}". Change one of them.`
  return [{ page: challenge.source, line, column: 1, message: `The challenge "${challenge.id}": ${message}` }]
}

const getNames = (failed: readonly string[]): string =>
  failed.length === 0 ? 'no test' : failed.map((name) => `"${name}"`).join(', ')
