import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'

import { realSiteConfig } from '../../../../tests/unit/platform/client-config'

const require = createRequire(import.meta.url)
const { toVersionMetadataProp } = require('@docusaurus/plugin-content-docs/lib/props.js') as {
  toVersionMetadataProp: (pluginId: string, version: object) => object
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
