import { describe, expect, it } from 'vitest'

import { copySidebars } from '../../bench/scale/copy-sidebars'
import { copyText, wordSwapper } from '../../bench/scale/copy-text'

const PAGES = new Set(['/api/createSlice', '/usage/guide'])
const asIs = (text: string) => text
const shout = (text: string) => text.toUpperCase()
const copy = (text: string, swapWords = asIs) => copyText(text, '/copy-2', PAGES, swapWords)

describe('a copy of a page', () => {
  it('links to copies of pages, and to what is no page of text as before', () => {
    expect(copy('[a](/api/createSlice#returns) [b](/errors) [c](https://x.test/usage/guide) [d](#d)')).toBe(
      '[a](/copy-2/api/createSlice#returns) [b](/errors) [c](https://x.test/usage/guide) [d](#d)',
    )
  })

  it('is the home of no export, in both forms of the list', () => {
    expect(copy('---\nid: a\nexports:\n  - one\n  - two\ntitle: A\n---\n')).toBe(
      '---\nid: a\ntitle: A\n---\n',
    )
    expect(copy('---\nid: a\nexports: [one]\n---\n')).toBe('---\nid: a\n---\n')
    expect(copy('---\nid: a\nexports:\n  [\n    one,\n  ]\ntitle: A\n---\n')).toBe(
      '---\nid: a\ntitle: A\n---\n',
    )
  })

  it('has no challenges, which are in files of their own', () => {
    expect(copy('## Challenges\n\n<Challenges />\n')).toBe('## Challenges\n\n\n')
  })

  it('has excerpts of tables', () => {
    expect(copy('<Options of="A">\n<Options of="B" excerpt>')).toBe(
      '<Options of="A" excerpt>\n<Options of="B" excerpt>',
    )
  })

  it('swaps the words of prose alone', () => {
    const kept = [
      '```ts',
      'const a = 1 // [x](/usage/guide)',
      '```',
      '| Property | Meaning |',
      '| --- | --- |',
      'import x from "y"',
    ]
    expect(copy([...kept, 'text `code` {/* #id */} [link](#id) <b title="a">'].join('\n'), shout)).toBe(
      [...kept, 'TEXT `code` {/* #id */} [LINK](#id) <b title="a">'].join('\n'),
    )
  })

  it('sees the end of a fence that holds a shorter one', () => {
    const text = '````md\n```ts\nlong\n```\nlong\n````\nlong'
    expect(copy(text, shout)).toBe(text.replace(/long$/, 'LONG'))
  })

  it('has words of the same length in other places, each copy others', () => {
    const text = 'Reducer, another slices selectors'
    const swap = wordSwapper([text, 'another reducer prepare slices values'], 2)
    expect(swap(text)).not.toBe(text)
    expect(swap(text)).toMatch(/^[A-Z]\w{6}, \w{7} \w{6} \w{9}$/)
    expect(wordSwapper([text, 'prepare values'], 3)(text)).not.toBe(swap(text))
  })

  it('keeps the words that the check of the tables reads', () => {
    const swap = wordSwapper(['required declared reserved'], 1)
    expect(swap('required with `a` declared')).toBe('required with `a` reserved')
  })
})

describe('the navigation of copies', () => {
  it('repeats all of it below a category for each copy', () => {
    const category = { type: 'category' as const, label: 'API', collapsed: false, items: ['api/createSlice'] }
    const link = { type: 'link' as const, label: 'Errors', href: '/errors' }
    expect(copySidebars({ docs: ['intro', category, link] }, ['/copy-2'])).toEqual({
      docs: [
        'intro',
        category,
        link,
        {
          type: 'category',
          label: 'copy-2',
          items: ['copy-2/intro', { ...category, items: ['copy-2/api/createSlice'] }, link],
        },
      ],
    })
  })
})
