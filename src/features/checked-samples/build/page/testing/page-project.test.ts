import { describe, expect, it } from 'vitest'

import { buildPageProject, filesOf, type PageProject } from '../page-project'
import { readSamplePage } from '../read-page'

/** A page with a fence per text; `title: code`. */
function projectOf(...fences: Array<[meta: string, code: string]>): PageProject {
  const text = fences.map(([meta, code]) => `\`\`\`ts ${meta}\n${code}\n\`\`\`\n`).join('\n')
  return buildPageProject(readSamplePage('docs/page.mdx', text), '/site')
}

/** The code of the file that an import of a fence leads to. */
function imported(project: PageProject, fence: number, specifier: string): string | undefined {
  const [own] = filesOf(project.page.fences[fence] ?? expect.fail('no such fence'), project)
  return own?.imports.get(specifier)?.code
}

describe('buildPageProject', () => {
  it('lets later fences import a titled one, with and without its extension', () => {
    const project = projectOf(
      ['title="src/a.ts"', 'export const a = 1'],
      ['', "import './a'\nimport './a.js'"],
    )
    expect(imported(project, 1, './a')).toBe('export const a = 1')
    expect(imported(project, 1, './a.js')).toBe('export const a = 1')
    expect(project.diagnostics).toEqual([])
  })

  it('does not let a fence import files from below it', () => {
    const project = projectOf(['', "import './a'"], ['title="src/a.ts"', ''])
    expect(imported(project, 0, './a')).toBeUndefined()
  })

  it('replaces a file for the fences after its second version, and not before', () => {
    const project = projectOf(
      ['title="src/a.ts"', 'first'],
      ['title="src/b.ts"', "import './a'"],
      ['', "import './b'\nimport './a'"],
      ['title="src/a.ts"', 'second'],
      ['', "import './b'\nimport './a'"],
    )
    expect(imported(project, 2, './a')).toBe('first')
    expect(imported(project, 4, './a')).toBe('second')
  })

  it('gives a file one identity for all that import it at the same point', () => {
    const project = projectOf(
      ['title="src/a.ts"', 'first'],
      ['title="src/b.ts"', "import './a'"],
      ['title="src/a.ts"', 'second'],
      ['', "import './b'\nimport './a'"],
    )
    const [sample] = filesOf(project.page.fences[3] ?? expect.fail('no such fence'), project)
    const a = sample?.imports.get('./a')
    expect(a?.code).toBe('second')
    expect(sample?.imports.get('./b')?.imports.get('./a')).toBe(a)
  })

  it('survives files that import each other', () => {
    const project = projectOf([
      '',
      "// @filename: src/a.ts\nimport './b'\n// @filename: src/b.ts\nimport './a'",
    ])
    expect(project.files.map(({ name }) => name)).toEqual(['src/a.ts', 'src/b.ts'])
    expect(project.files.map(({ firstLine }) => firstLine)).toEqual([1, 3])
  })

  it.each([
    [
      'two files of one name in a fence',
      ['', '// @filename: src/a.ts\n1\n// @filename: src/a.ts\n2'],
      /4:1 Two files of this fence/,
    ],
    ['a file name that is no module', ['', '// @filename: src/a.css\n1'], /must end in \.ts or \.tsx/],
  ] as Array<[string, [string, string], RegExp]>)('reports %s', (_name, fence, message) => {
    const [diagnostic] = projectOf(fence).diagnostics
    expect(`${diagnostic?.line}:${diagnostic?.column} ${diagnostic?.message}`).toMatch(message)
  })

  it('reports one file under two names', () => {
    const { diagnostics } = projectOf(['title="src/store.ts"', ''], ['title="src/Store.ts"', ''])
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '"src/Store.ts" conflicts with "src/store.ts" on line 1: use one name for one file.',
    ])
  })

  it('leaves fences that opt out of the project', () => {
    const project = projectOf(['title="src/a.ts" nocheck="old syntax"', 'export a'], ['', "import './a'"])
    expect(imported(project, 1, './a')).toBeUndefined()
  })
})
