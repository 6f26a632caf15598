import { expect, it } from 'vitest'

import { resultsOf, vitestResult } from '../../../../scripts/test/runners.mjs'

const spec = (projectName: string, status: string, title = status) => ({
  title,
  line: 7,
  ok: status !== 'unexpected',
  tests: [{ projectName, status }],
})

it('counts one report of Playwright by project, and faults outside of tests for the first', () => {
  const suites = [
    {
      file: 'a.spec.ts',
      specs: [spec('browser', 'expected'), spec('browser', 'skipped')],
      suites: [{ file: 'a.spec.ts', specs: [spec('browser', 'unexpected', 'breaks')] }],
    },
    { file: 'b.spec.ts', specs: [spec('visual', 'expected'), spec('visual', 'flaky')] },
  ]
  const errors = [{ message: 'The server did not start.' }]
  expect(Object.fromEntries(resultsOf(['browser', 'visual'], { suites, errors }))).toEqual({
    browser: {
      passed: 1,
      failed: 2,
      skipped: 1,
      failures: ['a.spec.ts:7: breaks', 'The server did not start.'],
    },
    visual: { passed: 2, failed: 0, skipped: 0, failures: [] },
  })
})

it('says once how many test files of Playwright were left out', () => {
  const results = resultsOf(['browser', 'visual'], { suites: [], errors: [] }, 40)
  expect(results.get('browser')).toHaveProperty('note', expect.stringContaining('40 test files'))
  expect(results.get('visual')).not.toHaveProperty('note')
})

it('counts a report of Vitest, and a suite that has no test as failed', () => {
  const report = {
    testResults: [],
    numPassedTests: 2,
    numFailedTests: 0,
    numPendingTests: 1,
    numFailedTestSuites: 0,
  }
  expect(vitestResult({ ...report, numTotalTests: 3 })).toEqual({
    passed: 2,
    failed: 0,
    skipped: 1,
    failures: [],
  })
  expect(vitestResult({ ...report, numPassedTests: 0, numPendingTests: 0, numTotalTests: 0 })).toMatchObject({
    failed: 1,
    note: 'no test ran',
  })
})
