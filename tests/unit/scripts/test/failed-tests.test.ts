import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { failedTests } from '../../../../scripts/test/failed-tests.mjs'

const passed = { status: 'passed', fullName: 'a sum adds' }
const failed = { status: 'failed', fullName: 'a sum carries' }

describe('failedTests', () => {
  it('names failed tests of Vitest with their file', () => {
    const name = path.resolve('tests/sum.test.ts')
    const testResults = [{ name, status: 'failed', assertionResults: [passed, failed], message: '' }]
    expect(failedTests({ testResults })).toEqual(['tests/sum.test.ts: a sum carries'])
  })

  it('names a file of Vitest that could not start, with the first line of its fault', () => {
    const name = path.resolve('tests/sum.test.ts')
    const testResults = [{ name, status: 'failed', assertionResults: [], message: 'No such module\n  at x' }]
    expect(failedTests({ testResults })).toEqual(['tests/sum.test.ts: No such module'])
  })

  it('names failed tests of Playwright at every depth, and faults outside of tests', () => {
    const spec = (title: string, ok: boolean) => ({ title, ok, line: 3 })
    const inner = { file: 'a.spec.ts', specs: [spec('inner', false)] }
    const outer = { file: 'a.spec.ts', specs: [spec('fine', true), spec('outer', false)], suites: [inner] }
    const errors = [{ message: 'The server did not start\nat y' }]
    expect(failedTests({ suites: [outer], errors })).toEqual([
      'a.spec.ts:3: outer',
      'a.spec.ts:3: inner',
      'The server did not start',
    ])
  })

  it('names those of one project of Playwright alone', () => {
    const spec = (title: string, projectName: string) => ({
      ...{ title, ok: false, line: 3 },
      tests: [{ projectName }],
    })
    const suite = { file: 'a.spec.ts', specs: [spec('one', 'browser'), spec('other', 'visual')] }
    expect(failedTests({ suites: [suite], errors: [] }, 'visual')).toEqual(['a.spec.ts:3: other'])
  })

  it('finds nothing in reports without failures', () => {
    const testResults = [{ name: 'x', status: 'passed', assertionResults: [passed], message: '' }]
    expect(failedTests({ testResults })).toEqual([])
    expect(failedTests({ suites: [], errors: [] })).toEqual([])
  })
})
