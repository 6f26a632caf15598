import type { Attempt, Challenge, ChallengeFile } from '../../src/features/challenges/build/challenge'
import { readChallenges } from '../../src/features/challenges/build/read-challenges'
import { readChallengeTexts } from '../../src/features/challenges/build/read-texts'
import { claimsIn, judgeTests } from '../../src/features/challenges/client/panel/judge/judge-tests'
import { judgeTypes } from '../../src/features/challenges/client/panel/judge/judge-types'
import { HELPER_CODE, TEST_HELPER } from '../../src/features/challenges/shared/test-helper'
import { addEvent, EMPTY } from '../../src/features/sample-editor/client/editor/report'
import { readClaims, readImported } from '../../src/features/sample-runtime/core/instrument'
import { SIMULATED_TIME_LIMIT } from '../../src/features/sample-runtime/core/run.mjs'
import { fingerprint, type Subject } from '../recorded/recorded'
import { runnerFingerprint } from './published-samples'
import type { Page } from './test'
import { openHarness, run } from './try-sandbox-parts'
import type { TypesHarness } from './try-types-harness'

declare const typesHarness: TypesHarness

/** All challenges, for what is recorded of them. */
export function challengeSubject(): Subject<Challenge> {
  return {
    kind: 'challenges',
    shared: runnerFingerprint(),
    items: readChallengeTexts('.').flatMap(
      ({ source, text, page }) => readChallenges(source, text, page).challenges,
    ),
    idOf: ({ id }) => id,
    fingerprintOf: ({ start, tests, solutions, wrong }) =>
      fingerprint(JSON.stringify([start, tests, solutions, wrong])),
  }
}

/**
 * Runs all attempts at challenges in the browser, as the editor does.
 *
 * @returns what is not as the author says, by the challenge
 */
export async function differencesIn(
  page: Page,
  challenges: readonly Challenge[],
): Promise<Record<string, string[]>> {
  await openHarness(page)
  const failed = new Map<File[], string[]>()
  const attempts = challenges.flatMap(attemptsAt)
  for (const { challenge, files } of attempts) failed.set(files, await failedInRun(page, challenge, files))
  const typed = attempts.filter(({ challenge }) => challenge.names.some(({ checksTypes }) => checksTypes))
  if (typed.length > 0) await openHarness(page, 'try-types-harness.ts')
  for (const { challenge, files } of typed)
    failed.set(files, [...(failed.get(files) ?? []), ...(await failedByTypes(page, challenge, files))])
  const found: Record<string, string[]> = {}
  for (const { challenge, files, name, isRight } of attempts) {
    const names = [...new Set(failed.get(files))]
    if (!isRight(names)) (found[challenge.id] ??= []).push(`${name} fails: ${names.join(' ') || 'nothing'}`)
  }
  return found
}

interface File {
  name: string
  code: string
}

interface TriedAttempt {
  challenge: Challenge
  name: string
  files: File[]
  isRight: (failed: readonly string[]) => boolean
}

function attemptsAt(challenge: Challenge): TriedAttempt[] {
  const { solutions, wrong } = challenge
  const tried = (name: string, isRight: TriedAttempt['isRight'], attempt?: Attempt): TriedAttempt => ({
    challenge,
    name,
    files: filesOf(challenge, attempt),
    isRight,
  })
  return [
    tried('the start', (failed) => failed.length > 0),
    ...solutions.map((attempt) =>
      tried(`the solution ${attempt.label}`, (failed) => failed.length === 0, attempt),
    ),
    ...wrong.map((attempt) =>
      tried(`the attempt against "${attempt.label}"`, (failed) => failed.includes(attempt.label), attempt),
    ),
  ]
}

function filesOf({ start, tests }: Challenge, attempt?: Attempt): File[] {
  const files = new Map([...start, ...(attempt?.files ?? [])].map((file) => [file.title, file]))
  const written = [...files.values()].map(({ title, code }: ChallengeFile) => ({ name: title, code }))
  return [{ name: tests.title, code: tests.code }, ...written, { name: TEST_HELPER, code: HELPER_CODE }]
}

async function failedInRun(
  page: Page,
  { names, tests }: Challenge,
  [testFile, ...others]: File[],
): Promise<string[]> {
  const code = testFile?.code ?? ''
  const hasScreen = /(^|\s)dom(\s|$)/.test(tests.meta)
  const server = /(?:^|\s)server="([^"]*)"/.exec(tests.meta)?.[1]
  const read = readClaims(tests.title, code, 0)
  const files = [
    { name: tests.title, code: read.code, values: read.values },
    ...others.map(({ name, code: text }) => ({ name, ...readImported(name, text) })),
  ]
  const events = await run(page, files, {
    ...(server !== undefined && { server }),
    ...(hasScreen ? { hasScreen } : { timeLimit: SIMULATED_TIME_LIMIT }),
  })
  const placed = read.claims.map(({ number, kind, from }) => ({ number, kind, from }))
  const results = judgeTests(names, claimsIn(code, placed), events.reduce(addEvent, EMPTY))
  return names.filter((_test, index) => results[index]?.is !== 'passed').map(({ name }) => name)
}

async function failedByTypes(
  page: Page,
  { names, tests }: Challenge,
  files: readonly File[],
): Promise<string[]> {
  const outcome = await page.evaluate((given) => typesHarness.check(given), files)
  if (outcome.is !== 'checked') throw new Error(`The types of ${tests.title} are ${outcome.is}.`)
  const { faults } = judgeTypes(tests.title, files[0]?.code ?? '', outcome.diagnostics)
  return names
    .filter(({ firstLine, lastLine }) => faults.some(({ line }) => line >= firstLine && line <= lastLine))
    .map(({ name }) => name)
}
