import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi, describe } from 'vitest'

import buildCachePlugin, { keepTranspiled } from './build-cache'
import { realClientConfig } from '../../../tests/unit/platform/client-config'

const config = await realClientConfig()

describe('keep transpiled', () => {
  interface Loader {
    loader: string
    options: { cacheDirectory?: string }
  }

  let siteDir = ''

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'site-'))
    writeFileSync(path.join(siteDir, 'package-lock.json'), '{}')
  })

  afterEach(() => rmSync(siteDir, { recursive: true }))

  /** The loaders of all rules, after the plugin. */
  function loaders(): Loader[] {
    keepTranspiled(config, siteDir)
    const rules = config.module?.rules as Array<{ use?: Loader | Loader[] }>
    return rules.flatMap(({ use = [] }) => use)
  }

  const folder = (): string =>
    loaders().find(({ options }) => options.cacheDirectory)?.options.cacheDirectory ?? ''

  it('gives the Babel of Docusaurus a folder within the site, and keeps its other options', () => {
    const [babel, ...others] = loaders().filter(({ options }) => 'cacheDirectory' in options)
    expect(babel?.loader).toContain('babel-loader')
    expect(babel?.options).toMatchObject({
      babelrc: false,
      configFile: path.resolve('babel.config.js'),
      caller: { name: 'client' },
      cacheCompression: false,
    })
    expect(folder()).toContain(path.join(siteDir, '.cache/babel/'))
    expect(others).toEqual([])
  })

  it('begins anew with other packages or another configuration, and removes what was kept for the earlier ones', () => {
    const before = folder()
    mkdirSync(before, { recursive: true })
    expect(folder()).toBe(before)
    expect(existsSync(before)).toBe(true)
    writeFileSync(path.join(siteDir, 'package-lock.json'), '{"changed":true}')
    const after = folder()
    expect(after).not.toBe(before)
    expect(existsSync(before)).toBe(false)
    writeFileSync(path.join(siteDir, 'babel.config.js'), 'module.exports = {}')
    expect(folder()).not.toBe(after)
  })

  it('says where to look when nothing transpiles by Babel', () => {
    expect(() => keepTranspiled({ module: { rules: [{ use: [] }] } }, siteDir)).toThrow(/build-cache\.ts/)
  })
})

describe('version', () => {
  type Configure = (config: object, isServer: boolean) => { experiments?: { cache?: { version?: string } } }

  const siteDir = path.resolve('.')
  const configureWith = (swcJsLoader: boolean) => {
    const siteConfig = { future: { faster: { swcJsLoader } } }
    return buildCachePlugin({ siteDir, siteConfig } as never).configureWebpack as unknown as Configure
  }
  const configure = configureWith(false)

  afterEach(() => vi.unstubAllEnvs())

  it('adds to the version of the bundler’s cache what pages are made with', () => {
    const { version = '' } = (config.experiments as { cache: { version?: string } }).cache
    expect(version).not.toBe('')
    expect(configure(config, false).experiments?.cache?.version).toMatch(new RegExp(`^${version}-\\w+$`))
  })

  it('is another one for a draft, which is transpiled by SWC', () => {
    const swc = { ...config, module: { rules: [] } }
    const [draft, other] = [configureWith(true)(swc, false), configure(config, false)]
    expect(draft.experiments?.cache?.version).toEqual(expect.any(String))
    expect(draft.experiments?.cache?.version).not.toBe(other.experiments?.cache?.version)
  })

  it('stops the build where the cache has no version', () => {
    const other = { ...config, experiments: {} }
    expect(() => configure(other, false)).toThrow(/build-cache\.ts .*lib\/webpack\/base\.js/)
    vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true')
    expect(configure(other, false)).toEqual({})
  })
})
