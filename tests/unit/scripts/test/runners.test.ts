import { expect, it } from 'vitest'

import { resultsOf } from '../../../../scripts/test/runners.mjs'

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
