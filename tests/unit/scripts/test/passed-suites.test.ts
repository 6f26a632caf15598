import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { filesIn, unlessPassed } from '../../../../scripts/test/passed-suites.mjs'
import { SUITES } from '../../../../scripts/test/suites.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'passed-suites-'))
  write('app/src/a.ts', 'one')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

/** A suite over `app/` with three tests, and how often it ran. */
function aSuite({ failed = 0, skipped = 0, during = () => {} } = {}) {
  const runs = { count: 0 }
  const run = () => {
    runs.count += 1
    during()
    return Promise.resolve({ passed: 3, failed, skipped })
  }
  const files = () => filesIn(path.join(folder, 'app'))
  const suite = unlessPassed('apps', files, { cores: 1, run }, path.join(folder, 'kept'))
  return { runs, run: () => suite.run({ isAlone: false, more: [] }) }
}

describe('a suite that passed', () => {
  it('is taken from the cache, with the number of its tests, and says so', async () => {
    const { runs, run } = aSuite()
    expect(await run()).toEqual({ passed: 3, failed: 0, skipped: 0 })
    expect(await run()).toMatchObject({
      ...{ passed: 3, failed: 0, skipped: 0 },
      note: expect.stringMatching(/^3 of them from the cache \(.+apps\.json\)/) as string,
    })
    expect(runs.count).toBe(1)
  })

  it.each([
    ['a file has changed', () => write('app/src/a.ts', 'two')],
    ['a file is new', () => write('app/src/b.ts', '')],
    ['a file of code for the build is new', () => write('app/src/build/b.ts', '')],
    ['a file is gone', () => rmSync(path.join(folder, 'app/src/a.ts'))],
    [
      'a file has another name',
      () => renameSync(path.join(folder, 'app/src/a.ts'), path.join(folder, 'app/a.ts')),
    ],
    ['what was kept is cut short', () => write('kept/apps.json', '{"state":')],
  ])('runs again when %s', async (_what, change) => {
    const { runs, run } = aSuite()
    await run()
    change()
    expect(await run()).not.toHaveProperty('note')
    expect(runs.count).toBe(2)
  })

  it('does not run again for what tools make', async () => {
    const { runs, run } = aSuite()
    await run()
    write('app/node_modules/x/index.js', '')
    write('app/.next/types.ts', '')
    await run()
    expect(runs.count).toBe(1)
  })
})

describe('nothing is kept', () => {
  it.each([
    ['a suite with a failed test', { failed: 1 }],
    ['a suite with a skipped test', { skipped: 1 }],
    ['a run during which a file changed', { during: () => write('app/src/a.ts', String(Math.random())) }],
  ])('of %s', async (_what, options) => {
    const { runs, run } = aSuite(options)
    await run()
    await run()
    expect(runs.count).toBe(2)
  })
})

describe('the suite `examples`', () => {
  it('reads only what runs it again: the apps, what makes projects, its own folder, and files at the top', () => {
    expect(SUITES).toHaveProperty('examples')
    const elsewhere =
      /['"`](?:(?:\.\.\/){2,3}(?!\.\.\/|examples\/|src\/(?:features|lib)\/)|(?:docs|src|static|scripts)\/[^'"`]*\.(?:mdx?|json)['"`])/
    const reading = filesIn('tests/examples').filter((file) => elsewhere.test(readFileSync(file, 'utf8')))
    expect(reading).toEqual([])
    expect("import { a } from '../../src/a'").toMatch(elsewhere)
    expect("import { a } from '../../../src/theme/a'").toMatch(elsewhere)
    expect("readFileSync('docs/usage/nextjs.mdx')").toMatch(elsewhere)
    expect("import { a } from '../../examples/a'").not.toMatch(elsewhere)
  })
})
