import { describe, expect, it } from 'vitest'

import { makeMarkdownPage } from './make-markdown-page'
import { pageWith, twinOf } from './a-page'

describe('makeMarkdownPage', () => {
  it('begins with title, description, version and address, and holds the text alone', () => {
    expect(twinOf('<p>The text.</p>').markdown).toBe(
      [
        '# createSlice',
        '> What it is.',
        'Redux Toolkit 2.14.0, <https://docs.example.org/api/createSlice>',
        'The text.\n',
      ].join('\n\n'),
    )
  })

  it('says where the page and its Markdown page are', () => {
    expect(twinOf('')).toMatchObject({
      path: '/api/createSlice',
      url: 'https://docs.example.org/api/createSlice.md',
      file: 'api/createSlice.md',
      title: 'createSlice',
      description: 'What it is.',
    })
  })

  it('gives the home page a file of its own', () => {
    expect(twinOf('', '/')).toMatchObject({ url: 'https://docs.example.org/index.md', file: 'index.md' })
  })

  it('takes the whole main part of a page that is no doc', () => {
    const html = pageWith('<p>Text</p>').replace('theme-doc-markdown', 'home').replaceAll('article>', 'div>')
    expect(makeMarkdownPage(html, '2.14.0')?.markdown).toMatch(/\n\nText\n$/)
  })

  it('names the doc whose text is not where it was', () => {
    const html = pageWith('<p>Text</p>').replace('theme-doc-markdown', 'renamed')
    expect(() => makeMarkdownPage(html, '2.14.0')).toThrow(
      'https://docs.example.org/api/createSlice: the text of the page was not found in its article',
    )
  })

  it.each([
    ['a redirect', '<meta http-equiv="refresh" content="0; url=/x">'],
    ['a page that asks not to be listed', '<meta name="robots" content="noindex">'],
  ])('makes none of %s', (_what, tag) => {
    expect(makeMarkdownPage(pageWith('').replace('<head>', `<head>${tag}`), '2.14.0')).toBeUndefined()
  })

  it('names the page that has no h1', () => {
    const html = pageWith('').replace('<h1>createSlice</h1>', '')
    expect(() => makeMarkdownPage(html, '2.14.0')).toThrow(
      'https://docs.example.org/api/createSlice: the page has no h1',
    )
  })
})
