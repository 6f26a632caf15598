import { describe, expect, it } from 'vitest'

import { buildPageProject, type PageProject } from '../page-project'
import { readSamplePage } from '../read-page'
import { hiddenNames } from '../hidden-names'

describe('page project', () => {
  /** A page with a fence per text; `title: code`. */
  function getProject(...fences: Array<[meta: string, code: string]>): PageProject {
    const text = fences.map(([meta, code]) => `\`\`\`ts ${meta}\n${code}\n\`\`\`\n`).join('\n')
    return buildPageProject(readSamplePage('docs/page.mdx', text), '/site')
  }

  const fenceAt = ({ page }: PageProject, index: number) => page.fences[index] ?? expect.fail('no such fence')

  /** The code of the file that an import of a fence leads to. */
  function imported(project: PageProject, fence: number, specifier: string): string | undefined {
    return project.own.get(fenceAt(project, fence))?.imports.get(specifier)?.code
  }

  describe('buildPageProject', () => {
    it('lets later fences import a titled one, with and without its extension', () => {
      const project = getProject(
        ['title="src/a.ts"', 'export const a = 1'],
        ['', "import './a'\nimport './a.js'"],
      )
      expect(imported(project, 1, './a')).toBe('export const a = 1')
      expect(imported(project, 1, './a.js')).toBe('export const a = 1')
      expect(project.diagnostics).toEqual([])
    })

    it('does not let a fence import files from below it', () => {
      const project = getProject(['', "import './a'"], ['title="src/a.ts"', ''])
      expect(imported(project, 0, './a')).toBeUndefined()
    })

    it('replaces a file for the fences after its second version, and not before', () => {
      const project = getProject(
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
      const project = getProject(
        ['title="src/a.ts"', 'first'],
        ['title="src/b.ts"', "import './a'"],
        ['title="src/a.ts"', 'second'],
        ['', "import './b'\nimport './a'"],
      )
      const sample = project.own.get(fenceAt(project, 3))
      const a = sample?.imports.get('./a')
      expect(a?.code).toBe('second')
      expect(sample?.imports.get('./b')?.imports.get('./a')).toBe(a)
    })

    it('reports a file name that is no module', () => {
      const { diagnostics } = getProject(['title="src/a.css"', '1'])
      expect(diagnostics.map(({ message }) => message).join()).toMatch(/must end in \.ts or \.tsx/)
    })

    it('reports one file under two names', () => {
      const { diagnostics } = getProject(['title="src/store.ts"', ''], ['title="src/Store.ts"', ''])
      expect(diagnostics.map(({ message }) => message)).toEqual([
        '"src/Store.ts" conflicts with "src/store.ts" on line 1: use one name for one file.',
      ])
    })

    it('leaves fences that opt out of the project', () => {
      const project = getProject(['title="src/a.ts" nocheck="old syntax"', 'export a'], ['', "import './a'"])
      expect(imported(project, 1, './a')).toBeUndefined()
    })
  })
})

describe('proofs', () => {
  const fence = (tags: string, ...lines: string[]) => ['```' + tags, ...lines, '```', ''].join('\n')

  function getProject(...fences: string[]) {
    const page = readSamplePage('docs/page.mdx', fences.join(''))
    expect(page.diagnostics).toEqual([])
    return buildPageProject(page, process.cwd())
  }

  const getLines = (diagnostics: readonly { line: number; message: string }[]) =>
    diagnostics.map(({ line, message }) => `${line}: ${/"(.*?)"/.exec(message)?.[1] ?? message}`)

  const HELPERS = fence('ts title="src/helpers.ts" setup', 'export const settle = () => Promise.resolve()')
  const SUM = fence('ts title="src/sum.ts"', 'export const sum = (a: number, b: number) => a + b')

  describe('proofs', () => {
    it.each([
      ['is not executed', 'ts proof', /add "run", "dom" or "server"/],
      ['is not shown at all', 'ts run setup proof', /remove one of the two/],
    ])('are refused where the fence %s', (_why, tags, message) => {
      const { diagnostics } = readSamplePage('docs/page.mdx', fence(tags, 'a()'))
      expect(diagnostics.map((diagnostic) => diagnostic.message).join()).toMatch(message)
    })
  })

  describe('names that readers cannot see', () => {
    const getDiagnostics = (...fences: string[]) => getLines(hiddenNames(getProject(...fences)))

    it('are those of a hidden file, of the hidden part of a block, and of the simulated server', () => {
      const sample = fence(
        'ts run server="shop"',
        "import { server } from 'simulated-server'",
        "import { settle } from './helpers'",
        'const { start: begin } = { start: () => 1 }',
        '// ---cut---',
        'begin()',
        'begin()',
        'await settle()',
        'server.requests.length // → 0',
      )
      expect(getDiagnostics(HELPERS, sample)).toEqual(['9: begin', '11: settle', '12: server'])
    })

    it('are no longer a fault when they are shown, imported from a package, or cut away', () => {
      const sample = fence(
        'tsx run server="shop"',
        "import { server } from 'simulated-server'",
        "import { configureStore } from '@reduxjs/toolkit'",
        "import { sum } from './sum'",
        '// ---cut---',
        'const own = () => sum(1, 2)',
        'own()',
        'configureStore({ reducer: () => 0 })',
        '// ---cut-after---',
        'server.requests.length // → 0',
      )
      expect(getDiagnostics(SUM, sample)).toEqual([])
    })

    it('count as shown only if the visible part of their file has them', () => {
      const half = fence(
        'ts title="src/half.ts"',
        'export const before = () => 1',
        '// ---cut---',
        'export const after = () => 2',
      )
      const use = fence('ts', "import { after, before } from './half'", 'after()', 'before()')
      expect(getDiagnostics(half, use)).toEqual(['9: before'])
    })

    it('are found in elements', () => {
      const hidden = fence('tsx title="src/Hidden.tsx" setup', 'export const Hidden = () => <p />')
      const use = fence('tsx', "import { Hidden } from './Hidden'", 'export const Page = () => <Hidden />')
      expect(getDiagnostics(hidden, use)).toEqual(['6: Hidden'])
    })

    it('may be called in proofs and hidden files', () => {
      const proof = fence(
        'ts run proof',
        "import { sum } from './sum'",
        "import { settle } from './helpers'",
        'await settle()',
        'sum(1, 1) // → 2',
      )
      expect(getDiagnostics(SUM, HELPERS, proof)).toEqual([])
    })
  })
})
