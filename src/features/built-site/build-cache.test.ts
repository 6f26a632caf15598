import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
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
  const configureWith = (jsLoader: unknown) => {
    const siteConfig = { webpack: { jsLoader } }
    return buildCachePlugin({ siteDir, siteConfig } as never).configureWebpack as unknown as Configure
  }
  const configure = configureWith('babel')

  afterEach(() => vi.unstubAllEnvs())

  it('adds to the version of the bundler’s cache what pages are made with', () => {
    const { version = '' } = (config.experiments as { cache: { version?: string } }).cache
    expect(version).not.toBe('')
    expect(configure(config, false).experiments?.cache?.version).toMatch(new RegExp(`^${version}-\\w+$`))
  })

  it('is another one for a draft, which is transpiled by SWC', () => {
    const swc = { ...config, module: { rules: [] } }
    const [draft, other] = [configureWith(() => ({}))(swc, false), configure(config, false)]
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

describe('the state of a page', () => {
  type Configure = (config: object, isServer: boolean) => { module: { rules: unknown[] } }

  let siteDir = ''
  const stateFile = () => path.join(siteDir, '.cache/page-states/docs/page.mdx')

  function build(drafts: number): ReturnType<Configure> {
    const state = { mode: 'draft', drafts, draftsOfPages: { 'docs/page.mdx': drafts } }
    writeFileSync(path.join(siteDir, '.cache/samples-state.json'), JSON.stringify(state))
    const siteConfig = { webpack: { jsLoader: () => ({}) } }
    const { configureWebpack } = buildCachePlugin({ siteDir, siteConfig } as never)
    return (configureWebpack as unknown as Configure)(config, false)
  }

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'site-'))
    for (const folder of ['docs', 'src/pages', '.cache'])
      mkdirSync(path.join(siteDir, folder), { recursive: true })
    writeFileSync(path.join(siteDir, 'docs/page.mdx'), '# Page')
    vi.stubEnv('NODE_ENV', 'production')
  })

  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(siteDir, { recursive: true })
  })

  it('is written again only when other samples are without a proof, so that the page is compiled anew', () => {
    build(2)
    const first = readFileSync(stateFile(), 'utf8')
    utimesSync(stateFile(), 1, 1)
    build(2)
    expect(statSync(stateFile()).mtimeMs).toBe(1000)
    build(0)
    expect(statSync(stateFile()).mtimeMs).toBeGreaterThan(1000)
    expect(readFileSync(stateFile(), 'utf8')).not.toBe(first)
  })

  it('is what the loader of the page depends on', () => {
    const [rule] = build(2).module.rules as Array<{ use: Array<{ loader: string; options: object }> }>
    const { loader = '', options } = rule?.use[0] ?? {}
    const addDependency = vi.fn()
    const load = createRequire(import.meta.url)(loader) as (source: string) => string
    const resourcePath = path.join(siteDir, 'docs/page.mdx')
    expect(load.call({ resourcePath, addDependency, getOptions: () => options }, '# Page')).toBe('# Page')
    expect(addDependency).toHaveBeenCalledWith(stateFile())
  })
})
