import { describe, expect, it } from 'vitest'
import type { LoadedPlugin } from '@docusaurus/types'

import { createLists, getSummary, getDocs, readSidebarSections, type Docs } from './lists'
import { getSize } from './markdown'
import { getTwin, pageWith } from './a-page'
import { createMarkdownPage } from './make-markdown-page'

const SITE = {
  title: 'The site',
  url: 'https://docs.example.org',
  summary: 'What there is.',
  skills: [{ name: 'rtk-a', description: 'Does it.', url: 'https://docs.example.org/a/SKILL.md' }],
}
const markdownPages = [
  getTwin('Home', '/'),
  getTwin('a'.repeat(2000), '/api/a'),
  getTwin('B', '/api/b'),
  getTwin('C', '/usage/c'),
]
const sections = [
  { label: 'Using it', folder: '/usage', name: 'usage', paths: ['/usage/c'] },
  { label: 'API', folder: '/api', name: 'api', paths: ['/api/b', '/api/a'] },
]

function lists(): Record<string, string> {
  return Object.fromEntries(createLists(markdownPages, sections, SITE).map(({ file, text }) => [file, text]))
}

describe('createLists', () => {
  it('lists every page in the order of the sidebar, with description and size, and the files of many', () => {
    expect(lists()['llms.txt']).toBe(`# The site

> What there is.

## Skills: what to do in which situation

Each has at most 5,000 tokens and stands alone. Read the one that fits the task; a second one only where the first sends you to it.

- [rtk-a](https://docs.example.org/a/SKILL.md): Does it.

## Many pages in one file

- [All pages](https://docs.example.org/llms-full.txt): 4 pages, 3 kB, about 700 tokens
- [Using it](https://docs.example.org/llms-usage.txt): 1 page, 1 kB, about 100 tokens
- [API](https://docs.example.org/llms-api.txt): 2 pages, 3 kB, about 600 tokens

## Using it

- [createSlice](https://docs.example.org/usage/c.md): What it is. (1 kB, about 100 tokens)

## API

- [createSlice](https://docs.example.org/api/b.md): What it is. (1 kB, about 100 tokens)
- [createSlice](https://docs.example.org/api/a.md): What it is. (3 kB, about 600 tokens)

## More pages

- [createSlice](https://docs.example.org/index.md): What it is. (1 kB, about 100 tokens)
`)
  })

  it('puts the pages of a section, and all pages, into one file each', () => {
    const [home, a, b, c] = markdownPages.map(({ markdown }) => markdown)
    expect(lists()['llms-api.txt']).toBe(`${b ?? ''}\n---\n\n${a ?? ''}`)
    expect(lists()['llms-full.txt']).toBe([c, b, a, home].join('\n---\n\n'))
  })

  it('puts pages of sections that lie within another one into the file of both', () => {
    const outer = { label: 'All', folder: '/api', name: 'api', paths: ['/usage/c'] }
    const inner = { label: 'Inner', folder: '/api/inner', name: 'api-inner', paths: ['/api/inner/d'] }
    const within = getTwin('D', '/api/inner/d')
    const beside = getTwin('E', '/apiary/e')
    const files = createLists([...markdownPages, within, beside], [outer, inner], SITE)
    const [c, d, a, b] = [markdownPages[3], within, markdownPages[1], markdownPages[2]].map(
      (markdownPage) => markdownPage?.markdown,
    )
    expect(files.find(({ file }) => file === 'llms-api.txt')?.text).toBe([c, d, a, b].join('\n---\n\n'))
    expect(files.find(({ file }) => file === 'llms-api-inner.txt')?.text).toBe(d)
  })

  it('stops at an address of the sidebar that has no Markdown page', () => {
    const broken = [{ label: 'API', folder: '/api', name: 'api', paths: ['/api/gone'] }]
    expect(() => createLists(markdownPages, broken, SITE)).toThrow('sidebars.ts: "API" names /api/gone')
  })
})

describe('getSize', () => {
  it.each([
    ['', '0 kB'],
    ['a', '1 kB'],
    ['–'.repeat(400), '2 kB'],
    ['a'.repeat(1_250_000), '1.3 MB'],
  ])('says how many bytes a text takes (%#)', (text, size) => {
    expect(getSize(text)).toBe(size)
  })
})

describe('getSummary', () => {
  it('joins what the home page and the tagline say, and names the version', () => {
    expect(getSummary('The tagline.', '2.14.0', markdownPages)).toMatch(
      /^What it is\. The tagline\. All pages describe Redux Toolkit 2\.14\.0\. /,
    )
  })
})

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

describe('getDocs', () => {
  it('finds the content of the docs plugin', () => {
    const version = docsWith([], [])
    const plugin = { name: 'docusaurus-plugin-content-docs', content: { loadedVersions: [version] } }
    expect(getDocs([{ name: 'other' }, plugin] as unknown as LoadedPlugin[])).toBe(version)
  })

  it('says what is missing', () => {
    expect(() => getDocs([])).toThrow('docusaurus-plugin-content-docs is not loaded')
  })
})

describe('createMarkdownPage', () => {
  it('begins with title, description, version and address, and holds the text alone', () => {
    expect(getTwin('<p>The text.</p>').markdown).toBe(
      [
        '# createSlice',
        '> What it is.',
        'Redux Toolkit 2.14.0, <https://docs.example.org/api/createSlice>',
        'The text.\n',
      ].join('\n\n'),
    )
  })

  it('says where the page and its Markdown page are', () => {
    expect(getTwin('')).toMatchObject({
      path: '/api/createSlice',
      url: 'https://docs.example.org/api/createSlice.md',
      file: 'api/createSlice.md',
      title: 'createSlice',
      description: 'What it is.',
    })
  })

  it('gives the home page a file of its own', () => {
    expect(getTwin('', '/')).toMatchObject({ url: 'https://docs.example.org/index.md', file: 'index.md' })
  })

  it('takes the whole main part of a page that is no doc', () => {
    const html = pageWith('<p>Text</p>').replace('theme-doc-markdown', 'home').replaceAll('article>', 'div>')
    expect(createMarkdownPage(html, '2.14.0')?.markdown).toMatch(/\n\nText\n$/)
  })

  it('names the doc whose text is not where it was', () => {
    const html = pageWith('<p>Text</p>').replace('theme-doc-markdown', 'renamed')
    expect(() => createMarkdownPage(html, '2.14.0')).toThrow(
      'https://docs.example.org/api/createSlice: the text of the page was not found in its article',
    )
  })

  it.each([
    ['a redirect', '<meta http-equiv="refresh" content="0; url=/x">'],
    ['a page that asks not to be listed', '<meta name="robots" content="noindex">'],
  ])('makes none of %s', (_what, tag) => {
    expect(createMarkdownPage(pageWith('').replace('<head>', `<head>${tag}`), '2.14.0')).toBeUndefined()
  })

  it('names the page that has no h1', () => {
    const html = pageWith('').replace('<h1>createSlice</h1>', '')
    expect(() => createMarkdownPage(html, '2.14.0')).toThrow(
      'https://docs.example.org/api/createSlice: the page has no h1',
    )
  })
})
