import { expect, test } from 'vitest'

import type { RunReport } from '../options'
import type { TestResult } from './results'
import { isSolved, getSummary, type Attempt } from '../panel'

const report: RunReport = { looks: new Map(), printed: [], errors: [], reason: 'done' }
const PASSED: TestResult = { is: 'passed' }
const FAILED: TestResult = { is: 'failed', fault: { happened: 'no' } }
const attempt = (results: readonly TestResult[], more: Partial<Attempt> = {}): Attempt => ({
  results,
  report,
  typeErrors: [],
  isAboutTypes: false,
  ...more,
})
const ERROR = { report: { ...report, errors: [{ text: 'no', level: 'error' as const }] } }
const TYPE_ERROR = { typeErrors: [{ file: 'src/a.ts', line: 3, text: 'TS2322: no' }] }

test.each([
  [attempt([PASSED, PASSED]), 'Solved. 2 of 2 tests pass.'],
  [attempt([PASSED]), 'Solved. 1 of 1 test passes.'],
  [attempt([PASSED, FAILED]), '1 of 2 tests pass.'],
  [
    attempt([PASSED, { is: 'not reached' }], ERROR),
    '1 of 2 tests pass. There is an error, which is shown below.',
  ],
  [attempt([PASSED], ERROR), '1 of 1 test passes. There is an error, which is shown below.'],
  [
    attempt([PASSED], TYPE_ERROR),
    'Solved. 1 of 1 test passes, but TypeScript reports an error in src/a.ts, line 3.',
  ],
  [
    attempt([PASSED], { ...TYPE_ERROR, isAboutTypes: true }),
    '1 of 1 test passes, but TypeScript reports an error in src/a.ts, line 3.',
  ],
  [attempt([PASSED, FAILED], TYPE_ERROR), '1 of 2 tests pass.'],
  [attempt([{ is: 'waiting' }]), 'Press Run to run the code of the link and its tests.'],
  [attempt([PASSED, { is: 'checking types' }]), undefined],
  [attempt([{ is: 'running' }]), undefined],
])('An attempt is summed up in a sentence: %#', (given, sentence) => {
  expect(getSummary(given)).toBe(sentence)
  expect(isSolved(given)).toBe(sentence?.startsWith('Solved') === true)
})

test('A challenge without tests isn’t solved.', () => {
  expect(isSolved(attempt([]))).toBe(false)
})
