import { describe, expect, it } from 'vitest'

import { getTwin } from './a-page'
import { findMarkdown } from './make-markdown-page'
import { LONG } from './sections'

const LONG_TEXT = 'word '.repeat(LONG)
const text = `<p>First.</p><h2 id="why">Why</h2><p>${LONG_TEXT}</p><h3 id="cause">The cause</h3><p>It is so.</p><h2>Nameless</h2><p>No id.</p><h2 id="how">How</h2><p>So.</p>`
const page = getTwin(text)

describe('a long page', () => {
  it('begins with its sections, what is in them and how long they are', () => {
    expect(page.markdown.split('\n\n').slice(3, 6)).toEqual([
      'The sections of this page, each with an address of its own:',
      '- [Why](https://docs.example.org/api/createSlice/why.md) (about 10,300 tokens): The cause\n- [How](https://docs.example.org/api/createSlice/how.md) (about 100 tokens)',
      'First.',
    ])
  })

  it('has a file for each section with an id, which says where it is from', () => {
    expect(page.sections.map(({ file }) => file)).toEqual([
      'api/createSlice/why.md',
      'api/createSlice/how.md',
    ])
    expect(page.sections[1]?.text).toBe(
      '# createSlice: How\n\nRedux Toolkit 2.14.0, <https://docs.example.org/api/createSlice#how>\n\nSo.\n',
    )
  })

  it('has a file with everything, and without the list of sections', () => {
    expect(page.full.file).toBe('api/createSlice/full.md')
    expect(page.full.text).not.toContain('The sections of this page')
  })
})

const short = getTwin(text.replace(LONG_TEXT, 'Short.'), '/api/short')

it('a short page has no sections of its own', () => {
  expect(short.sections).toEqual([])
})

it.each([
  ['/api/createSlice', 'createSlice.md'],
  ['/api/createSlice#how', 'createSlice/how.md'],
  ['/api/createSlice#cause', 'createSlice/why.md#cause'],
  // Of a row of a table.
  ['/api/createSlice#row', 'createSlice.md#row'],
  ['/api/short#how', 'short.md#how'],
])('a link to %s leads to %s', (link, file) => {
  expect(findMarkdown(link, [short, page])).toBe(`https://docs.example.org/api/${file}`)
})
