import { expect, it } from 'vitest'

import { createClaims } from '../core/claims.mjs'
import { createTexts } from '../core/texts.mjs'
import { openDemo } from './demo'
import { registerLibrary } from './libraries'
import { createModules } from './modules'
import { transformFile } from './transform'

type LoadShown = (specifier: string) => Record<string, unknown>

/** What the library of a demo does with a shown file, `social-card.ts`, whose text is another one each time. */
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
  const claims = {
    ...createClaims({ isEqual: Object.is, texts: createTexts(String), report: () => undefined }),
    guard: () => undefined,
    thrown: <Value>(value: Value) => value,
    note: () => undefined,
  }
  const files = new Map([['social-card.ts', transformFile({ name: 'social-card.ts', code: card })]])
  createModules({ files, claims, demo })
  // Evaluates the library.
  demo.find('./none', 'social-card.ts')
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
  expect(load).toThrow('social-card.ts has an await outside of functions.')
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
