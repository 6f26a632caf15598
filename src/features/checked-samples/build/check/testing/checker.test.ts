import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { createChecker, type SampleChecker, diagnosticsText } from '../checker'
import { aDemo } from '../../testing/fixtures'

describe('checker', () => {
  const SITE = process.cwd()

  // In the site's folder, because samples import the packages that are installed there.
  let folder: string
  /** For tests whose subject isn't the cache: its compiler reads the library once. */
  let checker: SampleChecker
  beforeAll(() => {
    mkdirSync(path.join(SITE, '.cache'), { recursive: true })
    folder = mkdtempSync(path.join(SITE, '.cache/checker-test-'))
    checker = createChecker(SITE, path.join(folder, 'cache'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Writes a page and gives its path from the site's folder. */
  function page(name: string, ...lines: string[]): string {
    const file = path.join(folder, `${name}.mdx`)
    writeFileSync(file, lines.join('\n'))
    return path.relative(SITE, file).replaceAll('\\', '/')
  }

  const GOOD = ['```ts run', "const names = ['Ines']", 'names.length // → 1', '```']

  describe('createChecker', () => {
    it('catches each kind of fault, at its place, in one run', async () => {
      const faulty = page(
        'faulty',
        '```ts rnu', //                       1  unknown tag
        '```',
        '```ts', //                           3
        'const = 1', //                       4  syntax error
        '```',
        '```ts', //                           6
        '// @errors: 2322', //                7  stale expectation
        'export const a: string = "a"',
        '```',
        '```ts run', //                      10
        '1 + 1 // → 3', //                   11  wrong value
        '```',
        '```ts run', //                      13
        "console.log('said')", //                nobody shows it
        '```',
        '```text output', //                 16
        'never said',
        '```',
        '```ts', //                          19
        'export enum Color { Red }', //      20  no JavaScript form
        '```',
        '```ts', //                          22  not closed
        'const b = 1',
      )
      const report = await checker.check([faulty])
      const text = diagnosticsText(report) ?? ''
      const places = [...text.matchAll(/faulty\.mdx:(\d+):\d+/g)].map((match) => Number(match[1]))
      for (const line of [1, 4, 7, 11, 16, 20, 22]) expect(places, `${text}\nline ${line}`).toContain(line)
      expect(text).toContain('"rnu" is not a tag')
      expect(text).toContain('TS2322 is announced')
      expect(text).toContain('is not closed')
      expect([...(report.pages[0]?.results.keys() ?? [])]).not.toContain(1)
    })

    it('takes a fence that did not change from the cache, and checks it again when what it imports changes', async () => {
      const cache = path.join(folder, 'cache-c')
      const write = (value: string): string =>
        page(
          'imports',
          '```ts title="src/a.ts"',
          `export const a = ${value}`,
          '```',
          ...['```ts run', "import { a } from './a'", 'a // → 1', '```'],
          ...GOOD,
        )
      const first = await createChecker(SITE, cache).check([write('1')])
      expect([first.cached, diagnosticsText(first)]).toEqual([0, undefined])
      const second = await createChecker(SITE, cache).check([write('1')])
      expect([second.cached, diagnosticsText(second)]).toEqual([3, undefined])
      expect(second.pages[0]?.results).toEqual(first.pages[0]?.results)
      const third = await createChecker(SITE, cache).check([write('2')])
      expect(third.cached).toBe(1)
      expect(diagnosticsText(third)).toMatch(/imports\.mdx:6:1/)
    })

    it('never stores what failed', async () => {
      const cache = path.join(folder, 'cache-d')
      const wrong = page('wrong', '```ts run', '1 // → 2', '```')
      await createChecker(SITE, cache).check([wrong])
      const again = await createChecker(SITE, cache).check([wrong])
      expect(again.cached).toBe(0)
      expect(diagnosticsText(again)).toMatch(/wrong\.mdx:2:1/)
    })

    it('counts what opted out', async () => {
      const old = page('old', '```ts nocheck="Redux of 2018"', 'createStore(', '```', ...GOOD)
      const report = await checker.check([old])
      expect(report).toMatchObject({ fences: 2, executed: 1, unchecked: 1 })
      expect(diagnosticsText(report)).toBeUndefined()
    })

    it('gives many pages to other processes, which find the same', async () => {
      const pages = ['one', 'two', 'three'].map((name) =>
        page(`many-${name}`, ...GOOD, '```ts run', '1 + 1 // → 3', '```'),
      )
      const done: number[] = []
      const report = await createChecker(SITE, path.join(folder, 'cache-f')).check(pages, {
        onProgress: (count, total) => done.push(count, total),
      })
      const alone = await checker.check(pages.slice(0, 1))
      expect(report.pages[0]?.results).toEqual(alone.pages[0]?.results)
      expect(report.pages[0]?.diagnostics).toEqual(alone.pages[0]?.diagnostics)
      expect(report.pages.map(({ diagnostics }) => diagnostics.length)).toEqual([1, 1, 1])
      expect(done.slice(-2)).toEqual([3, 3])
    })

    it('proves nothing of a draft, says so, and stores nothing', async () => {
      const cache = path.join(folder, 'cache-h')
      const wrong = page('draft', '```ts run', 'const one: number = 1', 'one // → 2', '```')
      const draft = await createChecker(SITE, cache).check([wrong], { mode: 'draft' })
      expect(draft).toMatchObject({ drafts: 1, executed: 0 })
      expect(draft.pages[0]?.results.get(0)).toEqual({
        draft: true,
        expectedErrors: [],
        hovers: [],
        javascript: 'const one = 1\none // → 2\n',
      })
      const proven = await createChecker(SITE, cache).check([wrong])
      expect(proven).toMatchObject({ drafts: 0, cached: 0 })
      expect(diagnosticsText(proven)).toMatch(/draft\.mdx:3:1/)
    })

    it('takes what was proven into a draft', async () => {
      const cache = path.join(folder, 'cache-i')
      const good = page('known', ...GOOD)
      await createChecker(SITE, cache).check([good])
      const draft = await createChecker(SITE, cache).check([good], { mode: 'draft' })
      expect(draft).toMatchObject({ drafts: 0, cached: 1, executed: 1 })
    })
  })
})

describe('demo', () => {
  // Each checker reads the declarations of the library, on a machine that may be busy.
  vi.setConfig({ testTimeout: 60_000 })

  // Below the site's folder, because demos import the packages that are installed there.
  let site: string
  beforeAll(() => {
    mkdirSync('.cache', { recursive: true })
    site = mkdtempSync(path.resolve('.cache/demo-test-'))
    writeFileSync(path.join(site, 'package.json'), '{}')
    // What checks samples, by which results are known to be of this code.
    write('src/features/checked-samples/build/check/worker.mts', '')
    write('src/features/sample-runtime/node/worker/main.mjs', '')
  })
  afterAll(() => rmSync(site, { recursive: true }))

  function write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true })
    writeFileSync(path.join(site, file), text)
  }

  const DEMOS = [aDemo('one', 'a.ts')]
  const check = (checker = createChecker(site, path.join(site, 'cache'), DEMOS)) =>
    checker.check(['docs/page.mdx'])

  describe('the check of a live demo', () => {
    it('is not repeated until a file of its folder or of the kit changes', async () => {
      write('docs/page.mdx', '<LiveDemo name="one" />\n')
      write('src/features/demos/one/a.ts', "import { b } from './b'\n\nexport const a: string = b\n")
      write('src/features/demos/one/b.ts', "export const b = 'x'\n")
      const first = await check()
      expect([first.cached, first.executed, diagnosticsText(first)]).toEqual([0, 0, undefined])
      expect(first.pages[0]?.results.get(0)?.javascript).toContain('export const a = b')
      expect((await check()).cached).toBe(1)

      write('src/features/demos/kit/new.ts', 'export {}\n')
      expect((await check()).cached).toBe(0)
      write('src/features/demos/other/new.ts', 'export {}\n')
      expect((await check()).cached).toBe(1)

      write('src/features/demos/one/b.ts', 'export const b = 1\n')
      const broken = await check()
      expect(broken.cached).toBe(0)
      expect(diagnosticsText(broken)).toContain('src/features/demos/one/a.ts:3:14')
    })

    it('sees a change on disk without being started again', async () => {
      write('docs/page.mdx', '<LiveDemo name="one" />\n')
      write('src/features/demos/one/a.ts', "import { b } from './b'\n\nexport const a: string = b\n")
      write('src/features/demos/one/b.ts', "export const b = 'x'\n")
      const checker = createChecker(site, path.join(site, 'cache-2'), DEMOS)
      expect(diagnosticsText(await check(checker))).toBeUndefined()
      write('src/features/demos/one/b.ts', 'export const b = 1\n')
      expect(diagnosticsText(await check(checker))).toContain('src/features/demos/one/a.ts:3:14')
    })
  })
})
