import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'

import { readDemos } from '../../../../demo-catalog/read-demos'
import { demoSources } from '../../../build/demos/demo-sources'
import { checkerForDemo } from '../demo-checker'
import { createChecker, type Checker } from '../worker/checker'
import { siteDeclarations } from './site-declarations'

let checker: Checker

beforeAll(() => {
  checker = createChecker(siteDeclarations().files)
})

/** The errors of a demo whose shown files are changed as asked. */
async function diagnosticsOf(name: string, change = (code: string) => code): Promise<string[]> {
  const about = readDemos('.').find((demo) => demo.name === name)
  if (!about) throw new Error(`There is no demo "${name}".`)
  const rest = demoSources(process.cwd(), about)
    .filter((source) => !source.name.endsWith('.css'))
    .map((source) => ({ name: source.name, code: source.text }))
  const files = about.files.map((file) => ({
    name: file,
    code: change(readFileSync(`src/features/demos/${name}/${file}`, 'utf8')),
  }))
  const all = checkerForDemo(
    {
      check: (checked) => Promise.resolve({ is: 'checked', diagnostics: checker.check(checked) }),
      close: () => undefined,
    },
    () => Promise.resolve(rest),
  )
  const outcome = await all.check(files)
  return outcome.is === 'checked'
    ? outcome.diagnostics.map(({ file, text }) => `${file}: ${text}`)
    : [outcome.is]
}

/** One with two files, one whose files await, and one with three: a demo takes seconds, so all are checked at night. */
const SOME = ['cache-lifetime', 'reauthentication', 'tag-invalidation']
const names = readDemos('.').map(({ name }) => name)
const checked = process.env.RUN_EVERYTHING ? names : SOME

describe('the check of a demo’s types', () => {
  it.each(checked)('finds nothing in %s as it is', async (name) => {
    expect(await diagnosticsOf(name)).toEqual([])
  })

  it('finds an error, and what follows from it in files that are not shown', async () => {
    const changed = (from: string, to: string) =>
      diagnosticsOf('cache-lifetime', (code) => code.replace(from, to))
    expect(await changed('customer: string', 'buyer: string')).toEqual([
      "OrderCard.tsx: TS2339: Property 'customer' does not exist on type 'Order'.",
    ])
    expect(await changed('{ id }: { id: string }', '{ id }: { id: string; big: boolean }')).toEqual([
      expect.stringMatching(/^index\.tsx: Line \d+ of the demo’s index\.tsx: TS2741/),
    ])
  })

  it('says that the other files could not be loaded', async () => {
    const never = { check: () => Promise.reject(new Error('asked')), close: () => undefined }
    const demo = checkerForDemo(never, () => Promise.reject(new Error('no network')))
    expect(await demo.check([])).toEqual({ is: 'not loaded' })
  })
})
