import { compileFunction } from 'node:vm'
import { describe, expect, it, afterEach, vi } from 'vitest'

import type { TryManifest } from '../../sample-editor/shared/manifest'
import { getFiles, getScripts, specifiersIn } from '../../sample-editor/client/sandbox/libraries'
import { buildBundles } from '../../sample-editor/build/bundles/build-bundles'
import { BROWSER_PACKAGES } from '../protocol/packages'
import { createLibraryConsole, offerTo, registerLibrary, requireLibrary } from './libraries'

const file = (code: string, name = 'a.ts') => ({ name, code })

describe('specifiersIn', () => {
  it('finds imports of every kind, and what JSX needs', () => {
    const known = ['react', 'react/jsx-runtime', 'redux', 'zod']
    expect(specifiersIn({ files: [file("import 'redux'"), file('await import("zod")')] }, known)).toEqual([
      'redux',
      'zod',
    ])
    expect(specifiersIn({ files: [file('export {}', 'b.tsx')] }, known)).toEqual(['react/jsx-runtime'])
  })
})

describe('the bundles', () => {
  it('are there for each library and environment, with what they need, and make sense to an engine', async () => {
    const { files } = await buildBundles(process.cwd())
    const manifest = JSON.parse(files.get('try-it/manifest.json') ?? '') as TryManifest
    expect(files.has(manifest.runner)).toBe(true)
    for (const environment of ['development', 'production'] as const) {
      for (const specifier of BROWSER_PACKAGES) {
        const addresses = getFiles([specifier], manifest, environment)
        expect(addresses.length, specifier).toBeGreaterThan(0)
        for (const address of addresses) {
          expect(address).toMatch(/^assets\/try-it\/[\w.-]+\.[\da-f]{8}\.js$/)
          expect(() => compileFunction(files.get(address) ?? ''), address).not.toThrow()
        }
      }
    }
    const demo = manifest.demos['cache-lifetime']
    const specifiers = ['@reduxjs/toolkit/query/react']
    const scripts = getScripts({ specifiers, demo: 'cache-lifetime' }, manifest, 'development')
    expect(scripts).toEqual(expect.arrayContaining([manifest.runner, demo?.file]))
    expect(scripts).toEqual(expect.arrayContaining(getFiles(['react-dom/client'], manifest, 'development')))
    expect(getScripts({ specifiers }, manifest, 'development')).not.toContain(manifest.servers)
    const answered = getScripts({ specifiers, server: 'shop' }, manifest, 'development')
    expect(answered).toContain(manifest.servers)
    for (const address of [...scripts, ...answered])
      expect(() => compileFunction(files.get(address) ?? ''), address).not.toThrow()
    expect(getFiles(['@reduxjs/toolkit'], manifest, 'development')).toHaveLength(5)
    expect(getFiles(['left-pad'], manifest, 'development')).toEqual([])
  })

  it('have a frame whose script ends nowhere but at its end', async () => {
    const { files } = await buildBundles(process.cwd())
    const html = files.get('try-it/frame.html') ?? ''
    expect(html.match(/<!--|<\/script/g)).toEqual(['</script'])
  })
})

describe('library console', () => {
  afterEach(() => void vi.restoreAllMocks())

  function listen() {
    const { console: given, isWarning } = createLibraryConsole()
    const heard: unknown[] = []
    const hear = (text: unknown) => void heard.push([text, isWarning()])
    for (const name of ['log', 'warn', 'error'] as const) vi.spyOn(console, name).mockImplementation(hear)
    return { library: given as Console, heard }
  }

  it('marks what a library warns of, and nothing else', () => {
    const { library, heard } = listen()
    library.warn('of a library')
    library.error('too')
    library.log('a word')
    console.warn('of the sample')
    expect(heard).toEqual([
      ['of a library', true],
      ['too', true],
      ['a word', false],
      ['of the sample', false],
    ])
  })

  it('lets a library silence the console for a moment, as React does', () => {
    const { library, heard } = listen()
    const before = library.error
    const silent = vi.fn()
    const options = { configurable: true, enumerable: true, writable: true }
    Object.defineProperty(library, 'error', { ...options, value: silent })
    console.error('of a component that is called once more')
    expect(silent).toHaveBeenCalledTimes(1)
    Object.defineProperty(library, 'error', { ...options, value: before })
    console.error('of the sample')
    expect(heard).toEqual([['of the sample', false]])
  })
})

const NAME = '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__'

const seen = (): unknown => (globalThis as unknown as { window?: Record<string, unknown> }).window?.[NAME]

it('is there while the library that looks for it is evaluated, and for nothing else', () => {
  const found: Record<string, unknown> = {}
  const devTools = (): void => undefined
  offerTo('@reduxjs/toolkit', NAME, devTools)
  registerLibrary('redux', () => {
    found.needed = typeof window
  })
  registerLibrary('@reduxjs/toolkit', (module, _exports, require) => {
    found.before = seen()
    require('redux')
    found.after = seen()
    module.exports = { name: 'toolkit' }
  })
  registerLibrary('other', () => {
    found.other = typeof window
  })
  expect(requireLibrary('@reduxjs/toolkit')).toEqual({ name: 'toolkit' })
  requireLibrary('other')
  expect(found).toEqual({ before: devTools, after: devTools, needed: 'undefined', other: 'undefined' })
  expect('window' in globalThis).toBe(false)
})
