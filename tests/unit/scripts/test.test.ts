import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { playwrightResults, vitestResult } from '../../../scripts/test/reports.mjs'
import { PROJECTS } from '../../../scripts/test/playwright.mjs'
import { PLANS, readArguments, SUITES } from '../../../scripts/test/suites.mjs'

describe('the names after npm test', () => {
  it('are plans and suites, each suite once; without any, those of a pull request', () => {
    expect([...readArguments([]).suites].sort()).toEqual([...PLANS.all].sort())
    const { suites } = readArguments(['visual', 'static', 'types'])
    expect([...suites].sort()).toEqual([...PLANS.static, 'visual'].sort())
    const known = [...Object.keys(SUITES), ...PROJECTS]
    expect(
      Object.values(PLANS)
        .flat()
        .filter((name) => !known.includes(name)),
    ).toEqual([])
  })

  it('may be followed by options for Playwright', () => {
    const given = ['browser', '--shard', '1/3']
    expect(readArguments(given)).toEqual({ suites: ['browser'], more: ['--shard', '1/3'] })
  })

  it('are refused if they are unknown, and with options that their runner does not know', () => {
    expect(() => readArguments(['brwser'])).toThrow(/Unknown suite brwser: use all, quick, .*dead-code/)
    expect(() => readArguments(['unit', '--shard', '1/3'])).toThrow(/--shard 1\/3 is for Playwright/)
  })
})

describe('a report of Vitest', () => {
  const name = path.resolve('tests/sum.test.ts')
  const counts = { numPassedTests: 2, numFailedTests: 0, numPendingTests: 1, numFailedTestSuites: 0 }

  it('is counted, with the names of failed tests', () => {
    const failed = { status: 'failed', fullName: 'a sum carries' }
    const testResults = [{ name, status: 'failed', assertionResults: [failed], message: '' }]
    const report = { ...counts, numTotalTests: 4, numFailedTests: 1, testResults }
    const failures = ['tests/sum.test.ts: a sum carries']
    expect(vitestResult(report)).toEqual({ passed: 2, failed: 1, skipped: 1, failures })
  })

  it('has a failure if a file could not start, and if no test ran', () => {
    const testResults = [{ name, status: 'failed', assertionResults: [], message: 'No module\n  at x' }]
    const report = { ...counts, numTotalTests: 3, numFailedTestSuites: 1, testResults }
    expect(vitestResult(report)).toMatchObject({ failed: 1, failures: ['tests/sum.test.ts: No module'] })
    expect(vitestResult({ ...counts, numTotalTests: 0, testResults: [] })).toMatchObject({ failed: 1 })
  })
})

it('a report of Playwright is counted by project, and faults outside of tests for the first', () => {
  const spec = (projectName: string, status: string) => ({
    ...{ title: status, line: 7, tests: [{ projectName, status }] },
  })
  const inner = { file: 'a.spec.ts', specs: [spec('browser', 'unexpected')] }
  const own = [spec('browser', 'expected'), spec('browser', 'skipped')]
  const suites = [
    { file: 'a.spec.ts', specs: own, suites: [inner] },
    { file: 'b.spec.ts', specs: [spec('visual', 'expected'), spec('visual', 'flaky')] },
  ]
  const errors = [{ message: 'The server did not start.\nat y' }]
  const failures = ['a.spec.ts:7: unexpected', 'The server did not start.']
  expect(playwrightResults(['browser', 'visual'], { suites, errors })).toEqual([
    ['browser', { passed: 1, failed: 2, skipped: 1, failures }],
    ['visual', { passed: 2, failed: 0, skipped: 0, failures: [] }],
  ])
})
