import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

import { parseArguments } from '../../../scripts/upgrade/arguments.mjs'
import { describeCompanion } from '../../../scripts/upgrade/companions.mjs'
import { staleSizes } from '../../../scripts/upgrade/compare-sizes.mjs'
import { differenceOf, readDeclarations } from '../../../scripts/upgrade/declarations.mjs'
import { describeChanges } from '../../../scripts/upgrade/library-changes.mjs'
import { mentionsIn } from '../../../scripts/upgrade/mentions.mjs'
import { withVersion } from '../../../scripts/upgrade/raise.mjs'
import { formatReport } from '../../../scripts/upgrade/report.mjs'
import { runCommand } from '../../../scripts/upgrade/run-command.mjs'
import {
  changedSources,
  describeSources,
  statementsNaming,
} from '../../../scripts/upgrade/source-changes.mjs'
import { badgesAhead, missingBadges } from '../../../scripts/upgrade/statements.mjs'

const library = (version: string, exports: string[], members = {}, ranges = {}, defaults = {}) => ({
  version,
  exports,
  members,
  ranges,
  defaults,
})

const OLD_SOURCE = `
export interface Options { name: string }

export function make(options: Options): void {}

export const select = <T,>(value: T): T => value
`
const NEW_SOURCE = `
export interface Options {
  name: string
  /** How often it is tried again. */
  retries: number
}

export function make(options?: Options): void {
  // An empty list is made, too.
}

export const select = <T,>(value: T): T => value
`

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** The folder of a package with one source file. */
function packageWith(source: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'package-'))
  folders.push(folder)
  mkdirSync(path.join(folder, 'src'))
  writeFileSync(path.join(folder, 'src/make.ts'), source)
  return folder
}

describe('the arguments', () => {
  it('are one exact version, nothing for the newest, or --gates', () => {
    expect(parseArguments(['2.15.0'])).toEqual({ version: '2.15.0' })
    expect(parseArguments(['3.0.0-rc.1'])).toEqual({ version: '3.0.0-rc.1' })
    expect(parseArguments([])).toBe('newest')
    expect(parseArguments(['--gates'])).toBe('gates')
  })

  it.each([[['2.15']], [['^2.15.0']], [['latest']], [['2.15.0', '--gates']], [['2.15.0', '2.16.0']]])(
    'are nothing else: %j',
    (argv) => {
      expect(() => parseArguments(argv)).toThrow(/npm run upgrade -- 2\.15\.0/)
    },
  )

  it('are refused with the reason if they are no options', () => {
    expect(() => parseArguments(['--gate'])).toThrow(/--gate/)
  })
})

describe('the manifests of the examples', () => {
  it('get the version, and keep all else as it is written', () => {
    const text = '{\n  "dependencies": { "@reduxjs/toolkit": "2.14.0", "react": "19.3.1" }\n}\n'
    expect(withVersion(text, '2.15.0')).toBe(text.replace('2.14.0', '2.15.0'))
  })
})

describe('companions', () => {
  const published = () => ['11.2.9', '11.10.0', '11.2.10']

  it.each([
    ['11.10.0', true, /^immer 11\.10\.0: the newest that fits; the library asks for \^11\.2\.9$/],
    ['11.2.9', true, /11\.10\.0 is out, too.* npm install immer@11\.10\.0$/],
    ['11.0.0', false, /does not fit.* npm install immer@11\.10\.0$/],
  ])('at %s: fits is %s', (pin, fits, text) => {
    const companion = describeCompanion('immer', pin, '^11.2.9', published)
    expect(companion).toEqual({ fits, text: expect.stringMatching(text) as string })
  })

  it('are not compared without a registry, and it is said', () => {
    const offline = () => {
      throw new Error('no network')
    }
    expect(describeCompanion('immer', '11.2.9', undefined, offline).text).toMatch(/not compared.*no network/)
  })
})

describe('what changed in the declarations', () => {
  it('is told by name, and said to be nothing of what stayed', () => {
    const earlier = library(
      '2.14.0',
      ['a', 'b'],
      { 'O.x': 'string', 'O.y': 'number' },
      { immer: '^11.0.0' },
      { 'O.y': '1' },
    )
    const now = library(
      '2.15.0',
      ['b', 'c'],
      { 'O.x': 'string | number', 'O.z': 'A' },
      { immer: '^12.0.0' },
      { 'O.y': '[\n  2,\n]' },
    )
    expect(describeChanges(earlier, now)).toEqual([
      'New exports: c',
      'Gone exports: a',
      'New members: O.z',
      'Gone members: O.y',
      'Members of another type, which the tables take over: O.x',
      'Defaults: O.y 1 → [ 2, ]',
      'Ranges: immer ^11.0.0 → ^12.0.0',
    ])
    expect(describeChanges(now, now)).toEqual([])
  })

  it('needs badges in the ledger', () => {
    const earlier = library('2.14.0', ['a'])
    expect(missingBadges(earlier, library('2.99.0', ['a', 'fresh']))[0]?.message).toMatch(/2\.99.*fresh/)
    expect(missingBadges(earlier, library('2.99.0', ['a']))).toEqual([])
    expect(missingBadges(library('2.13.0', []), library('2.14.0', ['a']))).toEqual([])
    expect(missingBadges(library('2.99.0', []), library('2.0.1', ['a']))).toEqual([])
  })

  it('leaves no badge of a release that is not out', () => {
    expect(badgesAhead('2.99.0')).toEqual([])
    expect(badgesAhead('2.10.0').map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/"since 2\.14", and 2\.10\.0 is installed/),
    )
    expect(badgesAhead('2.6.1').filter(({ message }) => message.includes('since 2.6'))).toEqual([])
  })
})

describe('what changed in the packages', () => {
  it('is told by the declarations of what they export, without bodies and comments', () => {
    const [earlier, now] = [packageWith(OLD_SOURCE), packageWith(NEW_SOURCE)].map(readDeclarations)
    expect([...(now?.keys() ?? [])].sort()).toEqual(['Options', 'make', 'select'])
    expect(now?.get('select')).toBe('const select: <T>(value: T) => T')
    expect(differenceOf(earlier?.get('make') ?? '', now?.get('make') ?? '')).toBe(
      '- export function make(options: Options): void;\n+ export function make(options?: Options): void;',
    )
  })

  it('is told by file, with what the authors say of it and the pages that name it', () => {
    const changes = changedSources(packageWith(OLD_SOURCE), packageWith(NEW_SOURCE))
    const pages = [
      { place: 'docs/a.mdx:1', text: '`retries` and `make`' },
      { place: 'docs/b.mdx:9', text: 'make a list' },
      { place: 'docs/c.mdx:3', text: 'Nothing of it.' },
    ]
    expect(describeSources(changes, new Set(['make', 'retries']), pages)).toEqual([
      [
        'src/make.ts (+8 −2)',
        '  Names: retries, make',
        '  Pages: docs/a.mdx, docs/b.mdx',
        '  // How often it is tried again.',
        '  // An empty list is made, too.',
        '  - export interface Options { name: string }',
        '  - export function make(options: Options): void {}',
        '  + export interface Options {',
        '  + name: string',
        '  + retries: number',
        '  + export function make(options?: Options): void {',
      ].join('\n'),
    ])
    expect(statementsNaming(['retries', 'absent'], pages)).toEqual(['retries: docs/a.mdx:1'])
  })

  it('is nothing where only lines moved', () => {
    const moved = OLD_SOURCE.split('\n\n').reverse().join('\n\n')
    const [change] = changedSources(packageWith(OLD_SOURCE), packageWith(moved))
    expect([change?.added, change?.removed]).toEqual([[], []])
  })
})

describe('sentences about the earlier version', () => {
  const found = (text: string) => mentionsIn('docs/a.mdx', text, '2.14.0').map(({ isExact }) => isExact)

  it.each([
    ['Measured with 2.14.0.', [true]],
    ['Supported by 2.14 and 2.14.0', [false, true]],
    ['{/* re-check: run against 2.14.0 */}', [false]],
    ['Since 2.14, and before 2.14, since version 2.14', []],
    ['| 2.14 | `selectByIds` |', []],
    ['12.14, 2.140, 2.14.1 and 1.2.14', []],
  ])('are found in: %s', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  it('are shown with their line and some words around', () => {
    const text = `First\n${'word '.repeat(30)}in 2.14 ${'more '.repeat(30)}`
    const [mention] = mentionsIn('docs/a.mdx', text, '2.14.0')
    expect(mention?.place).toBe('docs/a.mdx:2')
    expect(mention?.message).toMatch(/^….*word in 2\.14 more.*…$/)
    expect(mention?.message.length).toBeLessThan(120)
  })
})

describe('measured sizes', () => {
  const printed = '| Import | Minified | gzip | Brotli |\n| `a` | 1.0 kB | 0.5 kB | 0.4 kB |'
  const page = (text: string) => [{ place: 'docs/a.mdx:7', text }]

  it('are given where a page has others', () => {
    expect(staleSizes(printed, page('| `a` | 1.1 kB | 0.5 kB | 0.4 kB |'))).toEqual([
      { place: 'docs/a.mdx:7', message: 'Measured now: | `a` | 1.0 kB | 0.5 kB | 0.4 kB |' },
    ])
    expect(staleSizes(printed, page('| `a` | 1.0 kB | 0.5 kB | 0.4 kB |'))).toEqual([])
    expect(staleSizes(printed, page('| `b` | 9.9 kB | 0.5 kB | 0.4 kB |'))).toEqual([])
  })

  it('have to be printed', () => {
    expect(() => staleSizes('esbuild is missing', [])).toThrow(/printed no table/)
  })
})

describe('a command', () => {
  const fail = (code: string) => ['-e', `console.error('first\\nlast'); process.exit(${code})`]

  it('that fails without a word that is understood gives its last words', async () => {
    const findings = await runCommand('a test of it', fail('3'), () => [])
    expect(findings).toEqual([{ place: '.cache/upgrade/a-test-of-it.log', message: 'first\nlast' }])
  })

  it('that succeeds finds nothing, whatever it prints', async () => {
    const read = () => [{ place: 'a', message: 'b' }]
    expect(await runCommand('a test of it', fail('0'), read)).toEqual([])
    expect(await runCommand('a test of it', fail('1'), read)).toEqual(read())
  })
})

describe('the report', () => {
  const outcome = (name: string, messages: string[], waitsFor: string[] = []) => ({
    name,
    remedy: 'Correct it.',
    findings: messages.map((message, index) => ({ place: `a.ts:${index + 1}`, message })),
    waitsFor,
  })
  const text = (...gates: ReturnType<typeof outcome>[]) =>
    formatReport({
      versions: { from: '1.0.0', to: '1.1.0' },
      changes: [],
      packages: ['src/a.ts'],
      companions: [],
      toRead: [],
      gates,
    })

  it('lists each finding with its place and the remedy, and the gates that were not run', () => {
    const report = text(
      outcome('fine', []),
      outcome('types', ['wrong', 'two\nlines']),
      outcome('build', [], ['types']),
    )
    expect(report).toContain('types: 2. Correct it.\n    a.ts:1: wrong\n    a.ts:2\n      two\n      lines')
    expect(report).toContain('build: not run yet, it needs types')
    expect(report).not.toContain('fine')
    expect(report).toMatch(
      /The way back: .*git checkout -- package\.json[^]*published files:\n {2}src\/a\.ts$/,
    )
  })

  it('says so when there is nothing to do', () => {
    expect(text(outcome('fine', []))).toMatch(/every gate passed\.[^]*Now: npm test/)
  })
})
