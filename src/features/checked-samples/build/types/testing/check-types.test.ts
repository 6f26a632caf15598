import { describe, expect, it } from 'vitest'

import { isChecked } from '../../page/fence'
import { buildPageProject, type PageProject } from '../../page/page-project'
import { readSamplePage } from '../../page/read-page'
import { checkTypes, collectHovers } from '../check-types'
import { createCompiler, createCompilerBase } from '../compiler'
import type { DemoAbout } from '../../../../demo-catalog/about'
import { aDemo } from '../../testing/fixtures'

const compiler = createCompiler(createCompilerBase(process.cwd()))

function getProject(...lines: string[]) {
  const project = buildPageProject(readSamplePage('docs/fixture.mdx', lines.join('\n')), process.cwd())
  compiler.setPage(project)
  return project
}

function check(project: PageProject) {
  compiler.setPage(project)
  return project.page.fences
    .filter(isChecked)
    .flatMap((fence) => checkTypes(compiler, project, fence).diagnostics)
}

function getDiagnostics(...lines: string[]): string[] {
  return check(getProject(...lines)).map(({ line, column, message }) => `${line}:${column} ${message}`)
}

describe('names of the bundler', () => {
  const IMPORT = "import { createSlice } from '@reduxjs/toolkit'"
  const SLICE = "const slice = createSlice({ name: 'a', initialState: 0, reducers: {} })"

  it('are in no hover', () => {
    const project = getProject('```ts', IMPORT, SLICE, 'export { slice }', '```')
    const texts = project.page.fences.flatMap((fence) => collectHovers(compiler, project, fence))
    expect(texts.find(({ text }) => text.startsWith('const slice'))?.text).toMatch(/^const slice: Slice</)
    expect(texts.filter(({ text }) => /\$\d/.test(text))).toEqual([])
  })

  it('are in no message', () => {
    const [diagnostic] = getDiagnostics('```ts', IMPORT, SLICE, 'const text: string = slice', '```')
    expect(diagnostic).toContain("Type 'Slice<")
  })

  it('are told from names of the sample', () => {
    expect(getDiagnostics('```ts', 'item$1()', '```')[0]).toContain("'item$1'")
  })
})

describe('checkTypes', () => {
  it('reports every error of every fence, at its line and column in the page', () => {
    expect(
      getDiagnostics(
        ...['Text', '', '- item', '', '  ```ts', '  const a = 1', '  a.b', '  ```', ''],
        ...['```ts', 'nothing()', 'other()', '```'],
      ).map((diagnostic) => diagnostic.slice(0, 11)),
    ).toEqual(['7:5 TS2339:', '11:1 TS2304', '12:1 TS2304'])
  })

  it('reports only syntax errors where there are any', () => {
    const diagnostics = getDiagnostics('```ts', 'const a: string = 1', 'const = 2', '```')
    expect(diagnostics.length).toBeGreaterThan(0)
    expect(diagnostics.every((diagnostic) => diagnostic.startsWith('3:'))).toBe(true)
  })

  it('accepts an announced error and hands on what the compiler says', () => {
    const project = getProject('```ts', '// @errors: 2322', 'const a: string = 1', 'export { a }', '```')
    const { expected, diagnostics } = checkTypes(
      compiler,
      project,
      project.page.fences[0] ?? expect.fail('no fence'),
    )
    expect(diagnostics).toEqual([])
    expect(expected).toEqual([
      { line: 1, code: 2322, message: "Type 'number' is not assignable to type 'string'." },
    ])
  })

  it.each([
    [
      'an announced error that does not occur',
      ['// @errors: 2322', 'const a = 1'],
      /^2:1 TS2322 is announced, but/,
    ],
    ['another error than the announced one', ['// @errors: 2322', 'nothing()'], /reported are TS2304/],
    ['an announcement that cannot be read', ['// @errors: none', 'const a = 1'], /^2:1 Write it like/],
    ['an announcement without code below', ['const a = 1', '// @errors: 2322'], /^3:1 Write it like/],
    [
      'a comment that hides no lines',
      ['const a = 1', '// ---cut-stat---', 'export { a }'],
      /^3:1 Write "\/\/ ---cut---"/,
    ],
    [
      'an import that nothing uses',
      ["import { nanoid } from '@reduxjs/toolkit'", 'const a = 1'],
      /^2:1 TS6133/,
    ],
    [
      'a type that is imported as a value',
      ["import { Action } from '@reduxjs/toolkit'", 'export type A = Action'],
      /TS1484/,
    ],
    ['a file that the page does not have', ["import './nowhere'", 'const a = 1'], /TS2882|TS2307/],
    ['a name that the library does not export', ["import { no } from '@reduxjs/toolkit'", 'no()'], /TS2305/],
  ] as Array<[string, string[], RegExp]>)('reports %s', (_name, code, message) => {
    expect(getDiagnostics('```ts', ...code, '```').join('\n')).toMatch(message)
  })

  it('accepts a sample of imports alone', () => {
    expect(getDiagnostics('```ts', "import { configureStore } from '@reduxjs/toolkit'", '```')).toEqual([])
  })

  it('checks a file against the version of another that is current at its place', () => {
    const file = (value: string) => ['```ts title="src/a.ts"', `export const a = ${value}`, '```', '']
    const use = ['```ts', "import { a } from './a'", 'export const text: string = a', '```', '']
    expect(getDiagnostics(...file("'x'"), ...use, ...file('1'), ...use)).toEqual([
      "16:14 TS2322: Type 'number' is not assignable to type 'string'.",
    ])
  })

  it('names no path of this machine in its messages', () => {
    const file = ['```ts title="src/a.ts"', 'export const a = 1', '```', '']
    const diagnostics = getDiagnostics(...file, '```ts', "import { b } from './a'", 'b()', '```')
    expect(diagnostics).toEqual([`6:10 TS2305: Module '"./a"' has no exported member 'b'.`])
  })
})

describe('collectHovers', () => {
  it('gives the type of every identifier, with its place in the fence', () => {
    const project = getProject('```ts', 'const price = 3', 'export const double = price * 2', '```')
    expect(collectHovers(compiler, project, project.page.fences[0] ?? expect.fail('no fence'))).toEqual([
      { line: 0, column: 6, length: 5, text: 'const price: 3' },
      { line: 1, column: 13, length: 6, text: 'const double: number' },
      { line: 1, column: 22, length: 5, text: 'const price: 3' },
    ])
  })
})

describe('version', () => {
  it('checks code for an old version against that version', () => {
    const legacy = [
      "import { configureStore, createReducer } from '@reduxjs/toolkit'",
      "import thunk from 'redux-thunk'",
      'const rooms = createReducer(0, { opened: (state: number) => state + 1 })',
      'configureStore({ reducer: { rooms }, middleware: [thunk] })',
    ]
    expect(getDiagnostics('```ts version="1.9"', ...legacy, '```')).toEqual([])
    expect(getDiagnostics('```ts', ...legacy, '```')).toEqual([
      expect.stringMatching(/^4:34 TS2353/) as string,
      expect.stringMatching(/^5:38 TS2322/) as string,
    ])
  })
})

const ONE = '<LiveDemo name="one" />'

function demoProject(
  text: string,
  files: Record<string, string>,
  demos: DemoAbout[],
  page = 'docs/fixture.mdx',
) {
  const read = readSamplePage(page, text, (file) => files[file.replace('src/features/demos/', '')], demos)
  expect(read.diagnostics).toEqual([])
  return buildPageProject(read, process.cwd())
}

const getProblems = (project: PageProject): string[] =>
  check(project).map(({ page, line, column, message }) => `${page}:${line}:${column} ${message}`)

/** The problems of a demo with one file. */
function problemsOfFile(...code: string[]): string[] {
  return getProblems(demoProject(ONE, { 'one/a.tsx': code.join('\n') }, [aDemo('one', 'a.tsx')]))
}

describe('the file of a live demo', () => {
  it('imports what is beside it on disk, styles, the kit and packages', () => {
    const diagnostics = problemsOfFile(
      "import { createSlice } from '@reduxjs/toolkit'",
      "import type { DemoAbout } from '../../demo-catalog/about'",
      "import type { DemoAbout as Same } from '@site/src/features/demo-catalog/about'",
      "import styles from './a.module.css'",
      'export const about: DemoAbout | Same | undefined = undefined',
      "export const slice = createSlice({ name: 'a', initialState: 0, reducers: {} })",
      'export const a = <p className={styles.name} />',
    )
    expect(diagnostics).toEqual([])
  })

  it('is checked with the types of what it imports, at its own place', () => {
    const diagnostics = problemsOfFile(
      "import type { DemoAbout } from '../../demo-catalog/about'",
      "import styles from './a.module.css'",
      '',
      'export const name: DemoAbout["name"] = 1',
      'export const style: number = styles.name',
    )
    expect(diagnostics).toEqual([
      "src/features/demos/one/a.tsx:4:14 TS2322: Type 'number' is not assignable to type 'string'.",
      expect.stringContaining('src/features/demos/one/a.tsx:5:14 TS2322') as string,
    ])
  })

  it('is not seen by the fences of the page', () => {
    const files = { 'one/a.ts': 'export const a = 1' }
    const use = (specifier: string): string => `\n\n\`\`\`ts\nimport { a } from '${specifier}'\na\n\`\`\`\n`
    const text = ONE + ['./a', './one/a', '@site/src/features/demos/one/a'].map(use).join('')
    expect(getProblems(demoProject(text, files, [aDemo('one', 'a.ts')]))).toEqual([
      expect.stringContaining('docs/fixture.mdx:4:19 TS2307') as string,
      expect.stringContaining('docs/fixture.mdx:10:19 TS2307') as string,
      expect.stringContaining('docs/fixture.mdx:16:19 TS2307') as string,
    ])
  })

  it('may have the name of a file of another demo, and of a fence', () => {
    const files = { 'one/a.ts': 'export const one = 1', 'two/a.ts': 'export const two = 2' }
    const fence =
      '```ts title="src/a.ts"\nexport const three = 3\n```\n\n```ts\nimport { three } from "./a"\nthree\n```'
    const demos = [aDemo('one', 'a.ts'), aDemo('two', 'a.ts')]
    const project = demoProject(`${ONE}\n\n<LiveDemo name="two" />\n\n${ONE}\n\n${fence}\n`, files, demos)
    expect(project.diagnostics).toEqual([])
    expect(getProblems(project)).toEqual([])
    const texts = project.page.fences
      .slice(0, 3)
      .map((of) => collectHovers(compiler, project, of).map(({ text }) => text))
    expect(texts).toEqual([['const one: 1'], ['const two: 2'], ['const one: 1']])
  })

  it('may be on two pages, and leave one of them', () => {
    const files = { 'one/a.ts': 'export const one: string = 1' }
    const on = (page: string, text = ONE) =>
      demoProject(text, files, [aDemo('one', 'a.ts')], `docs/${page}.mdx`)
    const [first, second] = [on('first'), on('second')]
    expect(getProblems(first)).toHaveLength(1)
    expect(getProblems(second)).toHaveLength(1)
    expect(getProblems(on('first', 'Nothing'))).toEqual([])
    expect(getProblems(second)).toHaveLength(1)
  })
})
