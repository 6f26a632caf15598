import { describe, expect, it } from 'vitest'

import { ALL_ROWS, check, getDiagnostics, table } from './a-gate'

describe('the home of an export', () => {
  const front = (names: string) => `---\nid: a\nexports: ${names}\n---\n\n`
  const side = `${front('[Side]')}## Side\n`
  const ofSide = (pages: Record<string, string>) => getDiagnostics({ pages, exported: ['Side'] })

  it('is counted', () => {
    const page = `${front('[Timing]')}## Timing\n`
    expect(
      check({ pages: { 'a.mdx': page }, exported: ['Timing'], elsewhere: { Timing: 'a test' } }),
    ).toMatchObject({ diagnostics: [], covered: 1, total: 1 })
  })

  const HIDDEN =
    'a.mdx:3:11 The page is the home of "Side", but shows it in no heading, first cell of a table, or import.'
  const PROBLEMS: [problem: string, pages: Record<string, string>][] = [
    ['index.mdx:1:1 "Side" of gate has no home. Name it in the front matter of the page', {}],
    ['b.mdx:3:11 "Side" has its home in a.mdx; only one page can be it.', { 'a.mdx': side, 'b.mdx': side }],
    [HIDDEN, { 'a.mdx': `${front('[Side]')}Read about \`Side\`.\n` }],
    [HIDDEN, { 'a.mdx': `${front('[Side]')}| Name | Use |\n| --- | --- |\n| a | \`Side\` |\n` }],
  ]

  it.each(PROBLEMS)('is a problem: %s', (problem, pages) => {
    expect(ofSide(pages)).toEqual([expect.stringContaining(problem)])
  })

  it.each([
    '| Name | Use |\n| --- | --- |\n| `Side<T>` | a |\n',
    "```ts\nimport { Side } from '@reduxjs/toolkit'\n```\n",
  ])('shows the name: %j', (body) => {
    expect(ofSide({ 'a.mdx': front('[Side]') + body })).toEqual([])
  })

  it('names what the library exports, in the form that the front matter has', () => {
    expect(getDiagnostics({ pages: { 'a.mdx': `${front('[Ramp]')}## Ramp\n` } })).toEqual([
      'a.mdx:3:11 The library exports no "Ramp".',
    ])
    expect(getDiagnostics({ pages: { 'a.mdx': front('Side') } })).toEqual([
      expect.stringContaining('a.mdx:3:10 "exports" lists'),
    ])
  })

  const without = `${front('[openGate]')}## openGate\n`
  const ARGUMENT = 'Argument<typeof openGate>'

  it.each([
    [without, {}, [/^a\.mdx:3:11 No page lists the members of Argument<typeof openGate> \(guests, /]],
    [without + table(ALL_ROWS), {}, []],
    [without, { [ARGUMENT]: 'shown in prose' }, []],
    [without, { [ARGUMENT]: ' ' }, [/Say why/]],
    [
      without + table(ALL_ROWS),
      { Pair: 'none' },
      [/^elsewhere\.ts:1:1 Pair needs no entry here: it has a table, or nothing asks for one\.$/],
    ],
  ])('needs the tables of its types and options: %#', (page, elsewhere, problems) => {
    expect(getDiagnostics({ pages: { 'a.mdx': page }, exported: ['openGate'], elsewhere })).toEqual(
      problems.map((problem) => expect.stringMatching(problem) as string),
    )
  })
})
