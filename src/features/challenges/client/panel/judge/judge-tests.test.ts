import { describe, expect, it } from 'vitest'

import { findTests } from '../../../shared/find-tests'
import type { ClaimLook, RunReport } from '../options'
import { judgeTests, type KnownTypes, type TestClaim } from './judge-tests'

const CODE = `import { test } from './challenge'

await test('One.', () => {
  one() // → 1
})

await test('Two.', () => {
  two() // → 2
  fail() // throws no
})

await test('Three.', () => {
  // @errors: 2345
  three('3')
})
`
const tests = findTests(CODE)
const claims: TestClaim[] = [
  { number: 4, kind: 'value', line: 3, code: 'one()' },
  { number: 5, kind: 'value', line: 7, code: 'two()' },
  { number: 6, kind: 'throws', line: 8, code: 'fail()' },
]
const HOLDS: ClaimLook = { is: 'as written' }
const NO_FAULTS: KnownTypes = { is: 'checked', faults: [], unexpected: [] }

function report(changes: Partial<RunReport>, looks: Record<number, ClaimLook> = {}): RunReport {
  const found = new Map(Object.entries(looks).map(([number, look]) => [Number(number), look]))
  return { looks: found, printed: [], errors: [], reason: 'done', ...changes }
}

const ALL = { 4: HOLDS, 5: HOLDS, 6: HOLDS }
const error = (text: string) => ({ text, level: 'error' }) as const
const judge = (run: RunReport, types: KnownTypes | undefined = NO_FAULTS) =>
  judgeTests(tests, claims, run, types)
const words = (run: RunReport, types?: KnownTypes) => judge(run, types).map(({ is }) => is)

describe('judging tests', () => {
  it('waits for the end of the run', () => {
    const { looks, printed, errors } = report({}, ALL)
    expect(words({ looks, printed, errors })).toEqual(['running', 'running', 'running'])
  })

  it('lets tests pass whose claims were all reached and hold', () => {
    expect(words(report({}, ALL))).toEqual(['passed', 'passed', 'passed'])
  })

  it('says what was expected and what came of it, for the first claim that fails', () => {
    const run = report({}, { ...ALL, 5: { is: 'changed', actual: '3', expected: '2' } })
    expect(judge(run)[1]).toEqual({
      is: 'failed',
      fault: { code: 'two()', line: 7, expected: '2', happened: '3' },
    })
  })

  it.each([
    ['nothing', undefined, 'no error'],
    ['something else', 'yes', 'an error: yes'],
  ])('says that a statement threw %s', (_what, actual, happened) => {
    const run = report({}, { ...ALL, 6: { is: 'changed', actual, expected: 'no' } })
    expect(judge(run)[1]).toEqual({
      is: 'failed',
      fault: { code: 'fail()', line: 8, expected: 'an error: no', happened },
    })
  })

  it('fails a test whose body threw, and goes on', () => {
    const run = report(
      { printed: [error('Failed test: Two.\nTypeError: no\n    at x')] },
      { 4: HOLDS, 5: HOLDS },
    )
    expect(judge(run)).toEqual([
      { is: 'passed' },
      { is: 'failed', fault: { happened: 'TypeError: no' } },
      { is: 'passed' },
    ])
  })

  it('says where the body of a test threw, and where a run without an end was stopped', () => {
    const place = { file: 'src/cart.ts', line: 3, column: 1 }
    const thrown = report(
      { printed: [{ ...error('Failed test: Two.\n"full"'), place }] },
      { 4: HOLDS, 5: HOLDS },
    )
    expect(judge(thrown)[1]).toEqual({ is: 'failed', fault: { happened: '"full"', place } })
    expect(judge(report({ reason: 'too long', stoppedAt: place }, { 4: HOLDS }))[0]).toMatchObject({
      fault: { place },
    })
  })

  it('does not take the failure of one test for that of another whose name begins alike', () => {
    const run = report({ printed: [error('Failed test: Two. More.\nTypeError: no')] }, ALL)
    expect(words(run)).toEqual(['passed', 'passed', 'passed'])
  })

  it('reaches no test in code that has an error', () => {
    expect(words(report({ errors: [error('SyntaxError: no')] }))).toEqual(Array(3).fill('not reached'))
  })

  it('fails the test in which the run stopped, and reaches none after it', () => {
    const run = report({ errors: [error('This waits for a promise.')] }, { 4: HOLDS, 5: HOLDS })
    expect(judge(run)).toEqual([
      { is: 'passed' },
      { is: 'failed', fault: { code: 'fail()', line: 8, happened: 'This waits for a promise.' } },
      { is: 'not reached' },
    ])
  })

  it('fails a test that does not end, even if all its claims hold', () => {
    const run = report({ reason: 'too long' }, ALL)
    expect(words(run)).toEqual(['passed', 'failed', 'not reached'])
  })

  it('fails the test that began last, though nothing in it was reached', () => {
    const begun = ['One.', 'Two.', 'Three.'].map((name) => ({
      text: `Begun test: ${name}`,
      level: 'log' as const,
    }))
    expect(words(report({ reason: 'too long', printed: begun }, ALL))).toEqual(['passed', 'passed', 'failed'])
    const looks = { 4: HOLDS }
    expect(words(report({ reason: 'too long', printed: begun.slice(0, 2) }, looks))).toEqual([
      'passed',
      'failed',
      'not reached',
    ])
  })

  it('fails a test that has passed over a claim', () => {
    expect(judge(report({}, { 4: HOLDS, 5: HOLDS }))[1]).toEqual({
      is: 'failed',
      fault: { code: 'fail()', line: 8, happened: 'This line was not reached.' },
    })
    expect(judge(report({ errors: [error('late')] }, { 5: HOLDS, 6: HOLDS }))[0]).toEqual({
      is: 'failed',
      fault: { code: 'one()', line: 3, happened: 'This line was not reached.' },
    })
  })

  it('lets the compiler decide, too, where a test says which errors there must be', () => {
    const fault = { line: 13, happened: 'no type error' }
    const run = report({}, ALL)
    expect(words(run, { is: 'checked', faults: [fault], unexpected: [] })).toEqual([
      'passed',
      'passed',
      'failed',
    ])
    expect(words(run, { is: 'checked', faults: [{ ...fault, line: 3 }], unexpected: [] })[0]).toBe('failed')
    expect(words(run, { is: 'checking' })).toEqual(['passed', 'passed', 'checking types'])
    expect(words(run, { is: 'not checked', why: 'No compiler.' })).toEqual([
      'passed',
      'passed',
      'not checked',
    ])
  })
})
