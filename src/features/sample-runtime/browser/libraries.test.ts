import { compileFunction } from 'node:vm'
import { describe, expect, it } from 'vitest'

import type { TryManifest } from '../../sample-editor/shared/manifest'
import { filesOf, scriptsOf, specifiersIn } from '../../sample-editor/client/sandbox/libraries'
import { buildBundles } from '../../sample-editor/build/bundles/build-bundles'
import { BROWSER_PACKAGES } from '../protocol/packages'

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
        const addresses = filesOf([specifier], manifest, environment)
        expect(addresses.length, specifier).toBeGreaterThan(0)
        for (const address of addresses) {
          expect(address).toMatch(/^assets\/try-it\/[\w.-]+\.[\da-f]{8}\.js$/)
          expect(() => compileFunction(files.get(address) ?? ''), address).not.toThrow()
        }
      }
    }
    const demo = manifest.demos['cache-lifetime']
    const specifiers = ['@reduxjs/toolkit/query/react']
    const scripts = scriptsOf({ specifiers, demo: 'cache-lifetime' }, manifest, 'development')
    expect(scripts).toEqual(expect.arrayContaining([manifest.runner, demo?.file]))
    expect(scripts).toEqual(expect.arrayContaining(filesOf(['react-dom/client'], manifest, 'development')))
    expect(scriptsOf({ specifiers }, manifest, 'development')).not.toContain(manifest.servers)
    const answered = scriptsOf({ specifiers, server: 'shop' }, manifest, 'development')
    expect(answered).toContain(manifest.servers)
    for (const address of [...scripts, ...answered])
      expect(() => compileFunction(files.get(address) ?? ''), address).not.toThrow()
    expect(filesOf(['@reduxjs/toolkit'], manifest, 'development')).toHaveLength(5)
    expect(filesOf(['left-pad'], manifest, 'development')).toEqual([])
  })

  it('have a frame whose script ends nowhere but at its end', async () => {
    const { files } = await buildBundles(process.cwd())
    const html = files.get('try-it/frame.html') ?? ''
    expect(html.match(/<!--|<\/script/g)).toEqual(['</script'])
  })
})
