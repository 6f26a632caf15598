import { describe, expect, it } from 'vitest'

import {
  readBuildError,
  readCompilerErrors,
  readDiagnostics,
  readFailedTests,
} from '../../../scripts/upgrade/findings.mjs'
import { describeChanges } from '../../../scripts/upgrade/library.mjs'
import { formatReport } from '../../../scripts/upgrade/report.mjs'
import { runCommand } from '../../../scripts/upgrade/run-command.mjs'
import { badgesAhead, mentionsIn, missingBadges } from '../../../scripts/upgrade/statements.mjs'

const EARLIER = { version: '2.14.0', exports: ['a', 'b'], members: { 'O.x': 'string', 'O.y': 'number' } }
const NOW = { version: '2.99.0', exports: ['b', 'c'], members: { 'O.x': 'A', 'O.z': 'A' } }

describe('what a gate prints is read', () => {
  it.each([
    [
      readDiagnostics,
      'docs/a.mdx:12:3\n  No "x".\n  Remove it.\n\n    11 | a\n',
      'docs/a.mdx:12:3: No "x".\nRemove it.',
    ],
    [
      readFailedTests,
      '✗ unit: 1 passed\n    tests/a.test.ts: the list is empty\n',
      'tests/a.test.ts: the list is empty',
    ],
    [readCompilerErrors, 'src/a.ts(3,14): error TS2305: No x.\n  more\n', 'src/a.ts:3:14: TS2305: No x.'],
    [
      readBuildError,
      '[INFO] x\n[ERROR] Error: Broken\n    at f (x.js:1:1)\n- /a\n',
      'npm run build: Error: Broken\n- /a',
    ],
  ])('by %o', (read, output, finding) => {
    expect(read(output).map(({ place, message }) => `${place}: ${message}`)).toEqual([finding])
    expect(read('Killed')).toEqual([])
  })

  it('and a failure without a word that is understood gives its last words', async () => {
    const fail = (code: number) => ['-e', `console.error('first\\nlast'); process.exit(${code})`]
    const last = [{ place: '.cache/upgrade/a-test.log', message: 'first\nlast' }]
    expect(await runCommand('a test', fail(3), () => [])).toEqual(last)
    expect(await runCommand('a test', fail(0), () => last)).toEqual([])
  })
})

describe('what changed in the library', () => {
  it('is told by name, and nothing of what stayed', () => {
    expect(describeChanges(EARLIER, NOW)).toEqual([
      'New exports: c',
      'Gone exports: a',
      'New members: O.z',
      'Gone members: O.y',
      'Members of another type, which the tables take over: O.x',
    ])
    expect(describeChanges(NOW, NOW)).toEqual([])
  })

  it('needs badges, of releases that are out', () => {
    expect(missingBadges(EARLIER, NOW)[0]?.message).toMatch(/2\.99.*c, O\.z/)
    expect(missingBadges(NOW, NOW)).toEqual([])
    expect(badgesAhead('2.99.0')).toEqual([])
    expect(badgesAhead('2.10.0')[0]?.message).toMatch(/"since 2\.\d+(\.\d+)?", and 2\.10\.0 is installed/)
  })
})

it.each([
  ['Measured with 2.14.0.', [true]],
  ['Supported by 2.14 and 2.14.0', [false, true]],
  ['{/* re-check: run against 2.14.0 */}', [false]],
  ['Since 2.14, and before 2.14, since version 2.14', []],
  ['| 2.14 | `selectByIds` |', []],
  ['12.14, 2.140, 2.14.1 and 1.2.14', []],
])('sentences about the earlier version are found in: %s', (text, expected) => {
  expect(mentionsIn('docs/a.mdx', text, '2.14.0').map(({ isExact }) => isExact)).toEqual(expected)
})

it('the report lists each finding with its place and the remedy, and the gates that were not run', () => {
  const gate = (name: string, messages: string[], waitsFor: string[] = []) => ({
    ...{ name, remedy: 'Correct it.', waitsFor },
    findings: messages.map((message, index) => ({ place: `a.ts:${index + 1}`, message })),
  })
  const gates = [gate('fine', []), gate('types', ['wrong', 'two\nlines']), gate('build', [], ['types'])]
  const report = formatReport({
    ...{ versions: { from: '1.0.0', to: '1.1.0' }, changes: [], toRead: [] },
    ...{ difference: 'a file', gates },
  })
  expect(report).toContain('types: 2. Correct it.\n    a.ts:1: wrong\n    a.ts:2\n      two\n      lines')
  expect(report).toContain('build: not run yet, it needs types')
  expect(report).not.toContain('fine')
})
