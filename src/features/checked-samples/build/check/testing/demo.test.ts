import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { createChecker, diagnosticsText } from '../checker'
import { aDemo } from '../../testing/a-demo'

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
