import { expect, it } from 'vitest'

import {
  readBuildError,
  readCompilerErrors,
  readFailedTests,
  readLines,
  readDiagnostics,
} from '../../../scripts/upgrade/findings.mjs'

it('problems of pages are read with all lines of their message, without the lines around them', () => {
  const output = `docs/a.mdx:12:3
  "x" is no member of A.
  Remove it.

    11 | a
  > 12 | x

docs/b.mdx:1:1
  Missing.

2 problems in the samples of the pages.
`
  expect(readDiagnostics(output)).toEqual([
    { place: 'docs/a.mdx:12:3', message: '"x" is no member of A.\nRemove it.' },
    { place: 'docs/b.mdx:1:1', message: 'Missing.' },
  ])
})

it('lines with a file are read, others are not', () => {
  expect(readLines('src/a.ts: gone\nNote: nothing\nsrc/b.ts:3: "a: b"\n')).toEqual([
    { place: 'src/a.ts', message: 'gone' },
    { place: 'src/b.ts:3', message: '"a: b"' },
  ])
})

it('errors of the compiler are read', () => {
  expect(readCompilerErrors('src/a.ts(3,14): error TS2305: No x.\n  more\n')).toEqual([
    { place: 'src/a.ts:3:14', message: 'TS2305: No x.' },
  ])
})

it('errors of the compiler are cut where they print whole types', () => {
  const [finding] = readCompilerErrors(`a.ts(1,1): error TS1: ${'x'.repeat(1000)}\n`)
  expect(finding?.message).toMatch(/^TS1: x{200,240}…$/)
})

it('failed tests are read with what they expected, those that failed alike together', () => {
  const output = `
⎯⎯⎯⎯ Failed Tests 3 ⎯⎯⎯⎯

 FAIL  |unit| tests/a.test.ts > the list > is empty
AssertionError: expected [ 'x' ] to deeply equal []

- Expected
+ Received

 ❯ tests/a.test.ts:25:73
     23|   code
⎯⎯⎯⎯[1/3]⎯

 FAIL  |unit| tests/b.test.ts > one
 FAIL  |unit| tests/b.test.ts > two
Error: broken
 ❯ tests/b.test.ts:1:1

 FAIL  |unit| tests/c.test.ts > three
 FAIL  |unit| tests/c.test.ts > four
Error: broken
 ❯ tests/c.test.ts:1:1
`
  expect(readFailedTests(output)).toEqual([
    {
      place: 'tests/a.test.ts',
      message:
        "the list > is empty\nAssertionError: expected [ 'x' ] to deeply equal []\n\n- Expected\n+ Received",
    },
    {
      place: 'tests/b.test.ts',
      message: 'one\nError: broken\nThe same: 1 × tests/b.test.ts\nThe same: 2 × tests/c.test.ts',
    },
  ])
})

it('the error of a build is read without the stack', () => {
  const output = '[INFO] Building\n[ERROR] Error: Broken links\n    at f (x.js:1:1)\n- /a\n'
  expect(readBuildError(output)).toEqual([{ place: 'npm run build', message: 'Error: Broken links\n- /a' }])
  expect(readBuildError('Killed')).toEqual([])
})
