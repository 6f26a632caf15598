import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateRouteFiles } from '@docusaurus/core/lib/server/codegen/codegenRoutes'
import { describe, expect, it } from 'vitest'

import { realSiteConfig } from '../../../../tests/unit/platform/client-config'

const require = createRequire(import.meta.url)
const { toVersionMetadataProp } = require('@docusaurus/plugin-content-docs/lib/props.js') as {
  toVersionMetadataProp: (pluginId: string, version: object) => object
}

const { toGlobalDataVersion } = require('@docusaurus/plugin-content-docs/lib/globalData.js') as {
  toGlobalDataVersion: (version: object) => object
}

/** A loader, as the bundler calls it. */
function load(name: string): (source: string) => string {
  const loader = require(`./loaders/${name}.cjs`) as (
    this: { resourcePath: string },
    source: string,
  ) => string
  return (source) => loader.call({ resourcePath: 'generated.json' }, source)
}

describe('what is left of the configuration', () => {
  const trim = load('site-config')
  const written = (config: object) => `/* x */\nexport default ${JSON.stringify(config)};\n`
  const left = (text: string) => JSON.parse(text.replace('export default', '')) as Record<string, unknown>

  it('has nothing that holds paths of the machine', async () => {
    const config = await realSiteConfig()
    const text = trim(written(config))
    expect(text).not.toContain(process.cwd())
    expect(Object.keys(left(text))).not.toContain('presets')
    expect(left(text)).toMatchObject({ title: config.title, future: { experimental_router: 'browser' } })
  })

  it('is unknown, so the build stops, when the platform has another form', async () => {
    const config = await realSiteConfig()
    const lacking = { ...config, presets: undefined }
    expect(() => trim(written({ ...config, news: 1 }))).toThrow(/new fields: news.*configValidation\.js/)
    expect(() => trim(written(lacking))).toThrow(/lacks fields: presets.*configValidation\.js/)
    expect(() => trim(written({ ...config, future: {} }))).toThrow(
      /experimental_router.*configValidation\.js/,
    )
  })
})

describe('what is left of the registry', () => {
  const trim = load('registry')

  it('is how to load each chunk', async () => {
    const generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'generated-'))
    const page = (name: string) => ({
      path: `/${name}`,
      component: '@theme/Page',
      exact: true,
      modules: { content: `@site/docs/${name}.mdx` },
      plugin: { name: 'docs', id: 'default' },
    })
    // As the installed Docusaurus writes it.
    await generateRouteFiles({ generatedFilesDir, baseUrl: '/', routes: [page('a'), page('b')] })
    const written = readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8')
    rmSync(generatedFilesDir, { recursive: true })
    const left = trim(written)
    expect(left.match(/\[\(\) => import\([^)]*\)\]/g)).toHaveLength(written.split('resolveWeak').length - 1)
    expect(left).toContain('@site/docs/a.mdx')
    expect(left).not.toContain('resolveWeak')
    expect(() => trim('export default {}')).toThrow(/registry\.cjs .*codegenRoutes\.js/)
  })
})

describe('what is left of the global data', () => {
  const trim = load('global-data')

  it('is no list of all pages', () => {
    const version = {
      versionName: 'current',
      label: 'Next',
      path: '/',
      isLast: true,
      docs: [{ id: 'a', permalink: '/a' }],
      drafts: [],
      sidebars: {},
      categoryGeneratedIndices: [],
      sidebarsUtils: { getFirstDocIdOfFirstSidebar: () => 'a' },
    }
    // As the installed docs plugin writes it.
    const written = toGlobalDataVersion(version)
    const data = (versions: unknown) =>
      JSON.stringify({ 'docusaurus-plugin-content-docs': { default: { path: '/', versions } } })
    expect(written).toMatchObject({ docs: [{ id: 'a', path: '/a' }] })
    expect(JSON.parse(trim(data([written])))).toEqual(JSON.parse(data([{ ...written, docs: [] }])))
    const platform = /global-data\.cjs .*lib\/globalData\.js/
    expect(() => trim('{}')).toThrow(platform)
    expect(() => trim(data([{ ...written, docs: undefined }]))).toThrow(platform)
  })
})

it('what is left of the metadata of the site is its version', () => {
  const metadata = {
    docusaurusVersion: '3.10.2',
    siteVersion: '1.0.0',
    pluginVersions: { a: { type: 'local' } },
  }
  expect(JSON.parse(load('site-metadata')(JSON.stringify(metadata)))).toEqual({
    docusaurusVersion: '3.10.2',
    pluginVersions: {},
  })
})

describe('what is left of the data of all docs', () => {
  const trim = load('docs-version')
  const doc = {
    id: 'a',
    title: 'A',
    description: 'About A',
    permalink: '/a',
    frontMatter: {},
    unlisted: false,
  }
  const version = {
    versionName: 'current',
    label: 'Next',
    docs: [doc],
    drafts: [],
    sidebars: { docs: [{ type: 'doc', id: 'a' }] },
  }
  /** As the installed docs plugin writes it. */
  const data = { version: toVersionMetadataProp('default', version) }

  it('is the sidebar', () => {
    const link = { type: 'link', href: '/a', label: 'A', docId: true }
    expect(JSON.stringify(data)).toContain('About A')
    expect(JSON.parse(trim(JSON.stringify(data)))).toMatchObject({
      version: { label: 'Next', docsSidebars: { docs: [link] }, docs: {} },
    })
  })

  it.each([
    ['other data', { tags: [] }],
    ['no list of docs', { version: { ...data.version, docs: undefined } }],
    ['links without ids', { version: { ...data.version, docsSidebars: { docs: [{ type: 'link' }] } } }],
  ])('is unknown, so the build stops: %s', (_name, other) => {
    expect(() => trim(JSON.stringify(other))).toThrow(
      /^generated\.json: .*docs-version\.cjs .*lib\/props\.js/,
    )
  })
})
