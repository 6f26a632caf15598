import { describe, expect, it } from 'vitest'

import { registerLibrary } from './libraries'
import { createModules } from './modules'
import { transformFile } from './transform'
import { createClaims } from '../core/claims.mjs'
import { readImported } from '../core/instrument'
import { createTexts } from '../core/texts.mjs'
import { openDemo } from './demo'

/** What instrumented files call; nobody hears of it. */
const claims = {
  ...createClaims({ isEqual: Object.is, texts: createTexts(String), report: () => undefined }),
  guard: () => undefined,
  thrown: <Value>(value: Value) => value,
  note: () => undefined,
}

/** Evaluates the first file; files may push to `seen`. */
async function evaluate(files: Record<string, string>): Promise<unknown[]> {
  const seen: unknown[] = []
  Object.assign(globalThis, { seen })
  const transformed = new Map(
    Object.entries(files).map(([name, code]) => [name, transformFile({ name, ...readImported(name, code) })]),
  )
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

type LoadShown = (specifier: string) => Record<string, unknown>

/** What the library of a demo does with a shown file, `card.ts`, whose text is another one each time. */
let count = 0
function demoWith(modules: (load: LoadShown) => Record<string, () => unknown>, card: string) {
  count += 1
  const name = `demo-${count}`
  let load: LoadShown = () => ({})
  registerLibrary(`demo:${name}`, (module) => {
    module.exports = (loadShown: LoadShown) => {
      load = loadShown
      return { styles: '', modules: modules(loadShown), start: () => undefined }
    }
  })
  const demo = openDemo(name)
  const files = new Map([['card.ts', transformFile({ name: 'card.ts', code: card })]])
  createModules({ files, claims, demo })
  // Evaluates the library.
  demo.find('./none', 'card.ts')
  return () => load('./card.ts')
}

it('gives shown files the demo’s other modules, and the demo the shown files', () => {
  const load = demoWith(
    () => ({ 'server.ts': () => ({ server: 'a server' }), 'kit/Button.tsx': () => ({ Button: 'a button' }) }),
    "import { server } from './server'\nimport { Button } from '../kit/Button'\nexport const card = [server, Button]",
  )
  expect(load().card).toEqual(['a server', 'a button'])
})

it('names a file that neither has', () => {
  const load = demoWith(() => ({}), "import { server } from './sever'\nexport const card = server")
  expect(load).toThrow('There is no file "./sever".')
})

it('says that the demo needs a name which a shown file no longer exports', () => {
  const load = demoWith(() => ({}), 'export const cards = 1')
  expect(() => load().card).toThrow("'./card' does not export 'card'. Did you mean 'cards'?")
})

it.each(['await Promise.resolve()', 'await (1)'])('can’t wait for %s outside of functions', (code) => {
  const load = demoWith(() => ({}), `${code}\nexport const card = 1`)
  expect(load).toThrow('card.ts has an await outside of functions.')
})

it('doesn’t take an await in a function for one outside', async () => {
  const load = demoWith(() => ({}), 'export const card = async () => await (async () => 2)()')
  expect(await (load().card as () => Promise<number>)()).toBe(2)
})

it('comes through circles', () => {
  const load = demoWith(
    (loadShown) => ({
      'store.ts': () => ({ read: () => loadShown('./card.ts').card, early: loadShown('./card.ts') }),
    }),
    "import { read } from './store'\nexport const card = 1\nexport const found = read",
  )
  expect((load().found as () => unknown)()).toBe(1)
})
