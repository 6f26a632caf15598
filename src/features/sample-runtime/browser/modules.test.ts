import { describe, expect, it } from 'vitest'

import { registerLibrary } from './libraries'
import { createModules } from './modules'
import { transformFile } from './transform'
import { createClaims } from '../core/claims.mjs'
import { readImported } from '../core/instrument'
import { createTexts } from '../core/texts.mjs'

/** Evaluates the first file; files may push to `seen`. */
async function evaluate(files: Record<string, string>): Promise<unknown[]> {
  const seen: unknown[] = []
  Object.assign(globalThis, { seen })
  const transformed = new Map(
    Object.entries(files).map(([name, code]) => [name, transformFile({ name, ...readImported(name, code) })]),
  )
  const claims = {
    ...createClaims({ isEqual: Object.is, texts: createTexts(String), report: () => undefined }),
    guard: () => undefined,
    thrown: <Value>(value: Value) => value,
    note: () => undefined,
  }
  const load = createModules({ files: transformed, claims })
  await load(Object.keys(files)[0] ?? '')
  return seen
}

describe('createModules', () => {
  it('evaluates each file once, after what it imports', async () => {
    const seen = await evaluate({
      'a.ts': "import './b'\nimport './c'\nseen.push('a')",
      'b.ts': "import './d'\nseen.push('b')",
      'c.ts': "import './d'\nseen.push('c')",
      'd.ts': "seen.push('d')",
    })
    expect(seen).toEqual(['d', 'b', 'c', 'a'])
  })

  it('evaluates files without await at once, before any promise goes on', async () => {
    const seen = await evaluate({
      'a.ts': "import './b'\nseen.push('a')",
      'b.ts': "queueMicrotask(() => seen.push('later'))\nconst f = async () => { await 1 }\nvoid f()",
    })
    expect(seen).toEqual(['a', 'later'])
  })

  it.each(['await 1', 'await (1)', 'for await (const x of []) void x', 'await [1]', "await import('./c')"])(
    'waits for a file with %s',
    async (wait) => {
      const seen = await evaluate({
        'a.ts': "import { b } from './b'\nseen.push(b)",
        'b.ts': `${wait}\nexport const b = 'b'`,
        'c.ts': 'export {}',
      })
      expect(seen).toEqual(['b'])
    },
  )

  it.each(['', 'await 1\n'])('comes through circles: %j', async (wait) => {
    const seen = await evaluate({
      'a.ts': `import { b } from './b'\n${wait}export function a() { return 'a' }\nseen.push(b())`,
      'b.ts': `import { a } from './a'\nimport { c } from './c'\n${wait}export const b = () => a() + c()`,
      'c.ts': `import { b } from './b'\n${wait}export const c = () => typeof b`,
    })
    expect(seen).toEqual(['afunction'])
  })

  it('sees later values of what it imported', async () => {
    const seen = await evaluate({
      'a.ts': "import { count, add } from './b'\nadd()\nseen.push(count)",
      'b.ts': 'export let count = 0\nexport const add = () => { count += 1 }',
    })
    expect(seen).toEqual([1])
  })

  it.each(['library', './b'])(
    'stops a file that imports what %s does not export, at the name',
    async (from) => {
      registerLibrary('library', (module) => {
        module.exports = { createSlice: () => 1 }
      })
      const files = {
        'a.ts': `const first = 1\nimport { createSlise } from '${from}'\ncreateSlise(first)`,
        'b.ts': 'export const createSlice = () => 1',
      }
      await expect(evaluate(files)).rejects.toMatchObject({
        message: `'${from}' does not export 'createSlise'. Did you mean 'createSlice'?`,
        file: 'a.ts',
        where: { line: 2 },
      })
    },
  )

  it('fails where an import fails, each time', async () => {
    const seen = await evaluate({
      'a.ts': [
        "for (const name of ['./b', './b', './none', 'none'])",
        '  await import(name).catch((error) => seen.push(error.message))',
      ].join('\n'),
      'b.ts': "throw new Error('broken')",
    })
    expect(seen).toEqual([
      'broken',
      'broken',
      'There is no file "./none".',
      'The package "none" is not available here.',
    ])
  })

  it('has a server only where the sample has one', async () => {
    await expect(
      evaluate({ 'a.ts': "import { server } from 'simulated-server'\nserver.reset()" }),
    ).rejects.toThrow('no simulated server')
  })
})
