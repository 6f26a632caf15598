import { describe, expect, it } from 'vitest'

import type { DemoAbout } from '../../../../demo-catalog/about'
import { isChecked } from '../../page/fence'
import { buildPageProject } from '../../page/page-project'
import { readSamplePage } from '../../page/read-page'
import { checkTypes, collectHovers } from '../check-types'
import { createCompiler, createCompilerBase } from '../compiler'
import { aDemo } from '../../testing/a-demo'

const compiler = createCompiler(createCompilerBase(process.cwd()))
const ONE = '<LiveDemo name="one" />'

function projectOf(
  text: string,
  files: Record<string, string>,
  demos: DemoAbout[],
  page = 'docs/fixture.mdx',
) {
  const read = readSamplePage(page, text, (file) => files[file.replace('src/features/demos/', '')], demos)
  expect(read.diagnostics).toEqual([])
  return buildPageProject(read, process.cwd())
}

function diagnosticsOf(project: ReturnType<typeof projectOf>): string[] {
  compiler.setPage(project)
  return project.page.fences
    .filter(isChecked)
    .flatMap((fence) => checkTypes(compiler, project, fence).diagnostics)
    .map(({ page, line, column, message }) => `${page}:${line}:${column} ${message}`)
}

/** The problems of a demo with one file. */
function diagnosticsOfFile(...code: string[]): string[] {
  return diagnosticsOf(projectOf(ONE, { 'one/a.tsx': code.join('\n') }, [aDemo('one', 'a.tsx')]))
}

describe('the file of a live demo', () => {
  it('imports what is beside it on disk, styles, the kit and packages', () => {
    const diagnostics = diagnosticsOfFile(
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
    const diagnostics = diagnosticsOfFile(
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
    expect(diagnosticsOf(projectOf(text, files, [aDemo('one', 'a.ts')]))).toEqual([
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
    const project = projectOf(`${ONE}\n\n<LiveDemo name="two" />\n\n${ONE}\n\n${fence}\n`, files, demos)
    expect(project.diagnostics).toEqual([])
    expect(diagnosticsOf(project)).toEqual([])
    const texts = project.page.fences
      .slice(0, 3)
      .map((of) => collectHovers(compiler, project, of).map(({ text }) => text))
    expect(texts).toEqual([['const one: 1'], ['const two: 2'], ['const one: 1']])
  })

  it('may be on two pages, and leave one of them', () => {
    const files = { 'one/a.ts': 'export const one: string = 1' }
    const on = (page: string, text = ONE) =>
      projectOf(text, files, [aDemo('one', 'a.ts')], `docs/${page}.mdx`)
    const [first, second] = [on('first'), on('second')]
    expect(diagnosticsOf(first)).toHaveLength(1)
    expect(diagnosticsOf(second)).toHaveLength(1)
    expect(diagnosticsOf(on('first', 'Nothing'))).toEqual([])
    expect(diagnosticsOf(second)).toHaveLength(1)
  })
})
