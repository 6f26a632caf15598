import { describe, expect, it } from 'vitest'

import { formatDataDiagnostic } from '../../../lib/build/content/data-diagnostic'
import { checkContent } from '../../../lib/build/content/read-content'
import { aliasDiagnostics } from '../steps/heading-ids'
import type { HeadingAliases } from './aliases'
import schema from './aliases.schema.json'
import { ALIASES_FILE, readAliases } from './read-aliases'

const LINKABLE = new Map([
  ['/api/seats', ['reserve', 'free']],
  ['/api/orders', ['pay']],
])

/** The faults of a file: of its form, or else of what it says. */
function messagesOf(text: string): string[] {
  const { content, diagnostics } = checkContent<HeadingAliases>(text, ALIASES_FILE, schema)
  return (content ? aliasDiagnostics(content, LINKABLE) : diagnostics).map(formatDataDiagnostic)
}

const messagesOfTarget = (id: string, target: string) => messagesOf(`/api/seats:\n  ${id}: ${target}\n`)

describe('aliasDiagnostics', () => {
  it('finds nothing wrong with an alias to a heading of its page or of another', () => {
    expect(messagesOfTarget('hold', 'reserve')).toEqual([])
    expect(messagesOfTarget('hold', '/api/orders#pay')).toEqual([])
  })

  it.each([
    ['gone', '/api/seats#gone'],
    ['pay', '/api/seats#pay'],
    ['/api/orders#free', '/api/orders#free'],
    ['/api/gone#pay', '/api/gone#pay'],
  ])('names an alias to "%s", which does not exist', (target, address) => {
    expect(messagesOfTarget('hold', target)).toEqual([
      `${ALIASES_FILE}:2: /api/seats#hold leads to ${address}, which doesn't exist. Name the heading that covers the subject now.`,
    ])
  })

  it('names an alias for an id that the page has', () => {
    expect(messagesOfTarget('free', 'reserve')).toEqual([
      `${ALIASES_FILE}:2: /api/seats has the id "free", so the alias is never used. Remove it.`,
    ])
  })

  it('names a page that does not exist', () => {
    expect(messagesOf('/api/seats:\n  hold: reserve\n/api/gone:\n  hold: reserve\n')).toEqual([
      `${ALIASES_FILE}:3: There is no page /api/gone. If it has moved, add the move to content/redirects.yaml.`,
    ])
  })
})

describe('the file of old ids', () => {
  it.each([
    [
      'a page that is no path',
      'seats: { a: b }\n',
      1,
      `"seats" can't be a key here. Write the path of a page`,
    ],
    ['an old id with a mark', "\n/seats:\n  '#a': b\n", 3, `"#a" can't be a key here. Write the old id`],
    [
      'a page as the target',
      '/seats:\n  a: /orders\n',
      2,
      `"/orders" doesn't fit. Write the id of a heading`,
    ],
    ['no target', '/seats:\n  a:\n', 2, 'The text is empty: write it, or remove its line.'],
  ])('is refused for %s', (_, text, line, message) => {
    expect(messagesOf(text)).toEqual([expect.stringContaining(`${ALIASES_FILE}:${line}: ${message}`)])
  })

  it('is read with its lines', () => {
    const { data, lineOf } = readAliases('.')
    expect(Object.keys(data).length).toBeGreaterThan(0)
    expect(lineOf('/api/other-exports', 'errors')).toBeGreaterThan(lineOf('/api/other-exports'))
  })
})
