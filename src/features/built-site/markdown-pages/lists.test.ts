import { describe, expect, it } from 'vitest'

import { makeLists, summaryOf } from './lists'
import { sizeOf } from './markdown'
import { twinOf } from './a-page'

const SITE = { title: 'The site', url: 'https://docs.example.org', summary: 'What there is.' }
const markdownPages = [
  twinOf('Home', '/'),
  twinOf('a'.repeat(2000), '/api/a'),
  twinOf('B', '/api/b'),
  twinOf('C', '/usage/c'),
]
const sections = [
  { label: 'Using it', folder: '/usage', name: 'usage', paths: ['/usage/c'] },
  { label: 'API', folder: '/api', name: 'api', paths: ['/api/b', '/api/a'] },
]

function lists(): Record<string, string> {
  return Object.fromEntries(makeLists(markdownPages, sections, SITE).map(({ file, text }) => [file, text]))
}

describe('makeLists', () => {
  it('lists every page in the order of the sidebar, with description and size, and the files of many', () => {
    expect(lists()['llms.txt']).toBe(`# The site

> What there is.

## Many pages in one file

- [All pages](https://docs.example.org/llms-full.txt): 4 pages, 3 kB
- [Using it](https://docs.example.org/llms-usage.txt): 1 page, 1 kB
- [API](https://docs.example.org/llms-api.txt): 2 pages, 3 kB

## Using it

- [createSlice](https://docs.example.org/usage/c.md): What it is. (1 kB)

## API

- [createSlice](https://docs.example.org/api/b.md): What it is. (1 kB)
- [createSlice](https://docs.example.org/api/a.md): What it is. (3 kB)

## More pages

- [createSlice](https://docs.example.org/index.md): What it is. (1 kB)
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
    const within = twinOf('D', '/api/inner/d')
    const beside = twinOf('E', '/apiary/e')
    const files = makeLists([...markdownPages, within, beside], [outer, inner], SITE)
    const [c, d, a, b] = [markdownPages[3], within, markdownPages[1], markdownPages[2]].map(
      (markdownPage) => markdownPage?.markdown,
    )
    expect(files.find(({ file }) => file === 'llms-api.txt')?.text).toBe([c, d, a, b].join('\n---\n\n'))
    expect(files.find(({ file }) => file === 'llms-api-inner.txt')?.text).toBe(d)
  })

  it('stops at an address of the sidebar that has no Markdown page', () => {
    const broken = [{ label: 'API', folder: '/api', name: 'api', paths: ['/api/gone'] }]
    expect(() => makeLists(markdownPages, broken, SITE)).toThrow('sidebars.ts: "API" names /api/gone')
  })
})

describe('sizeOf', () => {
  it.each([
    ['', '0 kB'],
    ['a', '1 kB'],
    ['–'.repeat(400), '2 kB'],
    ['a'.repeat(1_250_000), '1.3 MB'],
  ])('says how many bytes a text takes (%#)', (text, size) => {
    expect(sizeOf(text)).toBe(size)
  })
})

describe('summaryOf', () => {
  it('joins what the home page and the tagline say, and names the version', () => {
    expect(summaryOf('The tagline.', '2.14.0', markdownPages)).toMatch(
      /^What it is\. The tagline\. All pages describe Redux Toolkit 2\.14\.0\. /,
    )
  })
})
