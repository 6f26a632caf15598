import type { LoadedPlugin } from '@docusaurus/types'
import { describe, expect, it } from 'vitest'

import { docsOf, readSidebarSections, type Docs } from './lists'

const doc = (id: string) => ({ type: 'doc', id })
const category = (label: string, items: object[]) => ({ type: 'category', label, items })

function docsWith(items: object[], ids: readonly string[]): Docs {
  const docs = ids.map((id) => ({ id, permalink: `/${id}` }))
  return { docs, sidebars: { docs: items } } as unknown as Docs
}

describe('readSidebarSections', () => {
  it('reads the outermost categories, with the pages of those within and the pages that are linked', () => {
    const inner = category('Common', [doc('query/usage/b')])
    const items = [
      doc('alone'),
      category('Using it', [
        doc('query/usage/a'),
        inner,
        { type: 'link', label: 'Errors', href: '/errors' },
        { type: 'link', label: 'Elsewhere', href: 'https://x.example' },
      ]),
    ]
    expect(readSidebarSections(docsWith(items, ['alone', 'query/usage/a', 'query/usage/b']))).toEqual([
      {
        label: 'Using it',
        folder: '/query/usage',
        name: 'query-usage',
        paths: ['/query/usage/a', '/query/usage/b', '/errors'],
      },
    ])
  })

  it('calls a section by the folder that its pages have in common', () => {
    const items = [category('API', [doc('api/a'), doc('api/internal/b')])]
    expect(readSidebarSections(docsWith(items, ['api/a', 'api/internal/b']))[0]?.name).toBe('api')
  })

  it('stops where pages have no folder in common', () => {
    const items = [category('Mixed', [doc('api/a'), doc('usage/b')])]
    expect(() => readSidebarSections(docsWith(items, ['api/a', 'usage/b']))).toThrow(
      'sidebars.ts: the pages of "Mixed" have no folder in common',
    )
  })

  it('stops where two sections share a folder', () => {
    const items = [category('One', [doc('api/a')]), category('Two', [doc('api/b')])]
    expect(() => readSidebarSections(docsWith(items, ['api/a', 'api/b']))).toThrow(
      'sidebars.ts: the pages of "Two" are in the folder of another section, /api',
    )
  })
})

describe('docsOf', () => {
  it('finds the content of the docs plugin', () => {
    const version = docsWith([], [])
    const plugin = { name: 'docusaurus-plugin-content-docs', content: { loadedVersions: [version] } }
    expect(docsOf([{ name: 'other' }, plugin] as unknown as LoadedPlugin[])).toBe(version)
  })

  it('says what is missing', () => {
    expect(() => docsOf([])).toThrow('docusaurus-plugin-content-docs is not loaded')
  })
})
