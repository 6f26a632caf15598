import { describe, expect, it } from 'vitest'

import { ALL_ROWS, EXPORTS, check, diagnosticsOf, table } from './a-gate'

describe('the home of an export', () => {
  const front = (names: string) => `---\nid: a\nexports: ${names}\n---\n\n`
  const leaving = (...names: string[]) => EXPORTS.filter((name) => !names.includes(name))

  it('is counted', () => {
    const page = `${front('[Timing]')}## Timing\n`
    expect(
      check({ pages: { 'a.mdx': page }, pending: leaving('Timing'), elsewhere: { Timing: 'a test' } }),
    ).toMatchObject({
      diagnostics: [],
      covered: 1,
      total: 13,
    })
  })

  it('must exist, and the export too', () => {
    expect(diagnosticsOf({ pages: {}, pending: leaving('Side') })).toEqual([
      expect.stringContaining('"Side" of gate has no home.'),
    ])
    expect(diagnosticsOf({ pages: { 'a.mdx': `${front('[Ramp]')}## Ramp\n` } })).toEqual([
      'a.mdx:3:11 The library exports no "Ramp".',
    ])
  })

  it('is one page', () => {
    const page = `${front('[Side]')}## Side\n`
    expect(diagnosticsOf({ pages: { 'a.mdx': page, 'b.mdx': page }, pending: leaving('Side') })).toEqual([
      'b.mdx:3:11 "Side" has its home in a.mdx; only one page can be it.',
    ])
  })

  it('shows the name in a heading, the first cell of a row, or an import', () => {
    const place =
      'a.mdx:3:11 The page is the home of "Side", but shows it in no heading, first cell of a table, or import.'
    const found = (body: string) =>
      diagnosticsOf({ pages: { 'a.mdx': front('[Side]') + body }, pending: leaving('Side') })
    expect(found('Read about `Side`.\n')).toEqual([place])
    expect(found('| Name | Use |\n| --- | --- |\n| a | `Side` |\n')).toEqual([place])
    expect(found('| Name | Use |\n| --- | --- |\n| `Side<T>` | a |\n')).toEqual([])
    expect(found("```ts\nimport { Side } from '@reduxjs/toolkit'\n```\n")).toEqual([])
  })

  it('is listed in the form that the front matter has', () => {
    expect(diagnosticsOf({ pages: { 'a.mdx': front('Side') } })).toEqual([
      expect.stringContaining('a.mdx:3:10 "exports" lists'),
    ])
  })

  it('takes a name off the list of pending ones, which is sorted and true', () => {
    const page = { 'a.mdx': `${front('[Side]')}## Side\n` }
    expect(diagnosticsOf({ pages: page })).toEqual(['pending.ts:9:4 "Side" has a home; remove it here.'])
    expect(diagnosticsOf({ pages: {}, pending: [...EXPORTS, 'zone'] })).toEqual([
      'pending.ts:14:4 The library exports no "zone"; remove it here.',
    ])
    expect(diagnosticsOf({ pages: {}, pending: ['openGate', ...leaving('openGate')] })).toEqual([
      'pending.ts:2:4 "Boxed" is out of order; the list is sorted.',
    ])
  })

  it('needs the tables of its types and options', () => {
    const page = `${front('[openGate]')}## openGate\n`
    const site = { pages: { 'a.mdx': page }, pending: leaving('openGate') }
    expect(diagnosticsOf(site)).toEqual([
      expect.stringMatching(/^a\.mdx:3:11 No page lists the members of Argument<typeof openGate> \(guests, /),
    ])
    expect(diagnosticsOf({ ...site, pages: { 'a.mdx': page + table(ALL_ROWS) } })).toEqual([])
    expect(diagnosticsOf({ ...site, elsewhere: { 'Argument<typeof openGate>': 'shown in prose' } })).toEqual(
      [],
    )
    expect(diagnosticsOf({ ...site, elsewhere: { 'Argument<typeof openGate>': ' ' } })).toEqual([
      expect.stringContaining('Say why'),
    ])
    expect(
      diagnosticsOf({ ...site, pages: { 'a.mdx': page + table(ALL_ROWS) }, elsewhere: { Pair: 'none' } }),
    ).toEqual(['elsewhere.ts:1:3 Pair needs no entry here: it has a table, or nothing asks for one.'])
  })
})
