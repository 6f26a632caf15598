import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'

const require = createRequire(import.meta.url)
const load = (name: string) =>
  require(`../../../../src/plugins/trimmed-bundle/loaders/${name}.cjs`) as (source: string) => string

describe('what is left of generated data', () => {
  it('of the registry: how to load a chunk', () => {
    const source =
      'export default {\n  "a1": [() => import(/* webpackChunkName: "a1" */ "@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")],\n}'
    expect(load('registry')(source)).toBe(
      'export default {\n  "a1": [() => import(/* webpackChunkName: "a1" */ "@site/a.mdx")],\n}',
    )
    expect(() => load('registry')('export default {}')).toThrow('another form')
  })

  it('of the configuration: nothing that holds paths of the machine', () => {
    const config = {
      title: 'T',
      presets: ['/home/me'],
      plugins: [],
      markdown: {},
      themeConfig: { navbar: {}, prism: {} },
      future: { experimental_router: 'browser', v4: {} },
    }
    expect(load('site-config')(`/* x */\nexport default ${JSON.stringify(config)};\n`)).toBe(
      'export default {"title":"T","themeConfig":{"navbar":{}},"future":{"experimental_router":"browser"}}',
    )
  })

  it('of the order of names: one that needs no language', () => {
    const source = readFileSync('node_modules/@docusaurus/theme-common/lib/utils/reactUtils.js', 'utf8')
    const left = load('plain-order')(source)
    expect(left).not.toContain('localeCompare')
    expect(left).toContain('.sort((a, b) => (a[0] < b[0] ? -1 : 1))')
    expect(() => load('plain-order')('sort()')).toThrow('has changed')
  })

  it('of the global data: no list of all pages', () => {
    const version = { name: 'current', label: 'Next', docs: [{ id: 'a', path: '/a' }] }
    const data = (versions: unknown) => ({
      'docusaurus-plugin-content-docs': { default: { path: '/', versions } },
    })
    const left = load('global-data')(JSON.stringify(data([version])))
    expect(JSON.parse(left)).toEqual(data([{ ...version, docs: [] }]))
    expect(() => load('global-data')('{}')).toThrow('another form')
  })

  it('of the data of all docs: the sidebar', () => {
    const link = { type: 'link', href: '/a', label: 'A', docId: 'a', unlisted: false }
    const version = { label: 'Next', docsSidebars: { docs: [link] }, docs: { a: { title: 'A' } } }
    expect(JSON.parse(load('docs-version')(JSON.stringify({ version })))).toEqual({
      version: {
        label: 'Next',
        docsSidebars: { docs: [{ ...link, docId: true, unlisted: undefined }] },
        docs: {},
      },
    })
    expect(load('docs-version')('{"tags":[]}')).toBe('{"tags":[]}')
  })
})
