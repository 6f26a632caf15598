import { describe, expect, it } from 'vitest'

import { ALL_ROWS, ROWS, check, diagnosticsOf, pageWith, rowsReplacing, rowsWithout, table } from './a-gate'

describe('a table', () => {
  it('that agrees with the declarations passes', () => {
    expect(check(pageWith(ALL_ROWS))).toEqual({
      diagnostics: [],
      covered: 0,
      total: 13,
      members: 5,
      defaults: 1,
    })
  })

  it('of a type that does not exist is a problem', () => {
    expect(diagnosticsOf(pageWith(ALL_ROWS, 'of="GateOption"'))).toEqual([
      expect.stringMatching(/^a\.mdx:3:1 No members are known of GateOption\. Cannot find name 'GateOption'/),
    ])
  })

  it('with a row for a member that does not exist is a problem', () => {
    expect(diagnosticsOf(pageWith([...ALL_ROWS, '| `opensAt` | none | When it opens. |']))).toEqual([
      'a.mdx:12:1 There is no `opensAt`. The members are guests, closesAt, onRefused, limits, names.',
    ])
  })

  it('that lacks a member is a problem', () => {
    expect(diagnosticsOf(pageWith(rowsWithout('limits')))).toEqual([
      'a.mdx:3:1 The table lacks `limits`. Add a row for each.',
    ])
  })

  it('that calls an optional member required, or the reverse, is a problem', () => {
    expect(
      diagnosticsOf(pageWith(rowsReplacing('limits', '| `limits` | required | How many may come. |'))),
    ).toEqual(['a.mdx:10:1 `limits` is optional; "Default" can\'t say "required".'])
    expect(
      diagnosticsOf(pageWith(rowsReplacing('guests', '| `guests` | none | Who may come in. |'))),
    ).toEqual(['a.mdx:7:1 `guests` is required; "Default" says "required".'])
  })

  it('that leaves a default open is a problem', () => {
    expect(diagnosticsOf(pageWith(rowsReplacing('limits', '| `limits` | | How many may come. |')))).toEqual([
      'a.mdx:10:1 `limits` has no default; write "none", or what happens without it.',
    ])
  })

  it('that does not mark a deprecated member, or marks another, is a problem', () => {
    expect(diagnosticsOf(pageWith(rowsReplacing('names', '| `names` | none | Names. |')))).toEqual([
      'a.mdx:11:1 `names` is deprecated; its meaning begins with "Deprecated".',
    ])
    expect(diagnosticsOf(pageWith(rowsReplacing('limits', '| `limits` | none | Deprecated. |')))).toEqual([
      'a.mdx:10:1 `limits` is not deprecated in the declarations.',
    ])
  })

  it('with a wrong default is a problem', () => {
    expect(
      diagnosticsOf(pageWith(rowsReplacing('closesAt', '| `closesAt` | `22` | When it closes. |'))),
    ).toEqual(['a.mdx:8:1 The default of `closesAt` is `23`, not "22".'])
  })

  it('may list members of members, and then lists all of them', () => {
    const people = '| `limits.people` | none | People. |'
    const minutes = '| `limits.minutes` | none | Minutes. |'
    expect(diagnosticsOf(pageWith([...ALL_ROWS, people, minutes]))).toEqual([])
    expect(diagnosticsOf(pageWith([...ALL_ROWS, people]))).toEqual([
      'a.mdx:3:1 The table lacks `limits.minutes`. Add a row for each.',
    ])
    expect(
      diagnosticsOf(pageWith([...ALL_ROWS, people, minutes, '| `limits.hours` | none | Hours. |'])),
    ).toEqual(['a.mdx:14:1 There is no `limits.hours`. The members are people, minutes.'])
  })

  it('of a union says with what a member is required', () => {
    const rows = (timeout: string) => [
      '| `type` | required | When. |',
      `| \`timeout\` | ${timeout} | How long. |`,
    ]
    const timing = 'of="Timing"'
    expect(diagnosticsOf(pageWith(rows("required with `type: 'timer'`"), timing))).toEqual([])
    expect(diagnosticsOf(pageWith(rows('required'), timing))).toHaveLength(1)
    expect(diagnosticsOf(pageWith(rows('none'), timing))).toHaveLength(1)
  })

  it('may leave out members for a reason, unless they have a row', () => {
    const omitting = 'of="GateOptions" omit="limits: for the staff"'
    expect(diagnosticsOf(pageWith(rowsWithout('limits'), omitting))).toEqual([])
    expect(diagnosticsOf(pageWith(ALL_ROWS, omitting))).toEqual([
      'a.mdx:3:1 "omit" names `limits`, which has a row or doesn\'t exist.',
    ])
    expect(diagnosticsOf(pageWith(rowsWithout('limits'), 'of="GateOptions" omit="limits"'))).toEqual([
      expect.stringContaining('"omit" gives a reason'),
    ])
  })

  it('that is there twice is a problem, however its type is written, unless one is an excerpt', () => {
    const twice = (attributes: string) => ({
      pages: { 'a.mdx': table(ALL_ROWS), 'b.mdx': table(ALL_ROWS, attributes) },
    })
    expect(diagnosticsOf(twice('of="Argument<typeof openGate>"'))).toEqual([
      expect.stringMatching(/^b\.mdx:1:1 Argument<typeof openGate> has its table in a\.mdx:1\./),
    ])
    expect(diagnosticsOf(twice('of="GateOptions" excerpt'))).toEqual([])
    const excerpt = {
      pages: { 'a.mdx': table(ALL_ROWS), 'b.mdx': table([ROWS.limits], 'of="GateOptions" excerpt') },
    }
    expect(diagnosticsOf(excerpt)).toEqual([])
  })

  it('may take the rest from the table of another type, if there is one', () => {
    const rest = table(['| `names` | none | Deprecated. |'], 'of="GateOptions" extends="[BoxedOptions](/b)"')
    const boxed = (name: string) =>
      `| \`${name}\` | ${name === 'guests' ? 'required' : 'none'} | ${name === 'names' ? 'Deprecated' : 'Boxed'}. |`
    const other = table(Object.keys(ROWS).map(boxed), 'of="BoxedOptions"')
    expect(diagnosticsOf({ pages: { 'a.mdx': rest, 'b.mdx': other } })).toEqual([])
    expect(diagnosticsOf({ pages: { 'a.mdx': rest } })).toEqual([
      'a.mdx:1:1 "extends" names BoxedOptions, which has no table on any page.',
    ])
  })
})

describe('the type of a row', () => {
  const SAME =
    "Ticket \\| { alternatives: Record<'first' \\| 'second', { name: Promise<string \\| number>; open: Promise<boolean> }> }"
  const ROUTE =
    "'from the north entrance to the hall, and back' | 'from the south entrance to the hall, and back' | 'from the hall to the north entrance, and out' | 'around'"
  const visit = (first: string, route = `\`route\`: \`${ROUTE.replaceAll('|', '\\|')}\``) => {
    const rows = [first, `\`plan\`: \`${SAME}\``, route, '`note`']
      .map((cell) => `| ${cell} | Words. |`)
      .join('\n')
    return `<Options of="Visit">\n\n| Property | Meaning |\n| --- | --- |\n${rows}\n\n</Options>\n`
  }
  const diagnostics = (first: string, route?: string) =>
    diagnosticsOf({ pages: { 'a.mdx': visit(first, route) } })

  it('may be written by the author, if it is the declared one in other words', () => {
    expect(diagnostics('`guest`')).toEqual([])
    expect(diagnostics('`guest`: `NonNullable<Visitor>`')).toEqual([])
  })

  it.each([
    ['`guest`: `Ticket`', 'is not `Ticket`: the library declares `Visitor`. Correct it.'],
    [
      '`guest`: `Visitor \\| undefined`',
      'is not `Visitor | undefined`: the library declares `Visitor`. Correct it.',
    ],
    ['`guest`: `{}`', 'is not `{}`: the library declares `Visitor`. Correct it.'],
    ['`guest`: `any`', 'is not `any`: the library declares `Visitor`. Correct it.'],
    [
      '`guest`: `Stranger`',
      "is not `Stranger`: Cannot find name 'Stranger'. Did you mean 'Storage'. Correct it.",
    ],
    ['`guest`: `Visitor`', 'is known without you: remove it.'],
    ['`guest`: `Visitor[`', "is not a type. ']' expected."],
    ["`guest`: `Inner<Visit, 'guest'>['visitor']`", 'picks a member of a type. Write it for readers.'],
  ])('stops the build where a page says %s', (cell, message) => {
    expect(diagnostics(cell)).toEqual([`a.mdx:5:1 The type of \`guest\` ${message}`])
  })

  it('has to be written by the author where nobody could read it', () => {
    expect(diagnostics('`guest`', '`route`')).toEqual([
      `a.mdx:7:1 The type of \`route\` is ${ROUTE.length} characters long: ${ROUTE}. Write it for readers after the name, like \`route\`: \`Result | undefined\`.`,
    ])
  })

  it('that is any is not called anything else', () => {
    const row = (note: string) => visit('`guest`').replace('`note`', note)
    expect(diagnosticsOf({ pages: { 'a.mdx': row('`note`: `string`') } })).toEqual([
      expect.stringContaining('The type of `note` is not `string`: the library declares `any`.'),
    ])
  })

  it('is compared parameter by parameter', () => {
    const door = (open: string) => {
      const cells = [open, '`last`', '`isOpen`', '`check`', '`label`']
      const rows = cells.map((cell) => `| ${cell} | Words. |`).join('\n')
      return diagnosticsOf({
        pages: {
          'a.mdx': `<Options of="Door">\n\n| Property | Meaning |\n| --- | --- |\n${rows}\n\n</Options>\n`,
        },
      })
    }
    expect(door('`open`')).toEqual([])
    expect(
      door('`open`: `(visitor: Visitor, paper?: Ticket) => PromiseLike<Ticket> & Promise<Ticket>`'),
    ).toEqual([])
    for (const lie of [
      '(visitor: Visitor) => Promise<Ticket>',
      '(visitor: Visitor, paper: Ticket) => Promise<Ticket>',
      '(visitor: Visitor & { vip: true }, paper?: Ticket) => Promise<Ticket>',
      '(visitor: Visitor, paper?: Ticket) => Promise<any>',
    ]) {
      expect(door(`\`open\`: \`${lie}\``)).toEqual([
        expect.stringContaining(
          'the library declares `(guest: Visitor, ticket?: Ticket) => Promise<Ticket>`',
        ),
      ])
    }
  })
})

describe('the form of a table', () => {
  it.each([
    ['<Options>\n\n| Property | Meaning |\n| --- | --- |\n| `a` | b |\n\n</Options>', /needs the type/],
    [table(ALL_ROWS, 'of="GateOptions" wide'), /"wide" is not an attribute/],
    [table(ALL_ROWS, 'of={GateOptions}'), /Write of="…"/],
    [table(ALL_ROWS, 'of="GateOptions" extends="Pair"'), /"extends" is a link/],
    ['<Options of="Pair">\n\nWords.\n\n</Options>', /holds one Markdown table/],
    [
      '<Options of="Pair">\n\n| Option | Type | Default | Meaning |\n| --- | --- | --- | --- |\n\n</Options>',
      /Remove "Type": it is made from the declarations, or written after the name/,
    ],
    [table(['| guests | required | Who. |']), /first cell/],
    [table(['| `guests` | required | |']), /has no meaning/],
    [table([ROWS.limits, ROWS.limits]), /is listed twice/],
    [table(['| `guests` `string[]` | required | Who. |']), /first cell/],
    [table(['| `guests`: string | required | Who. |']), /first cell/],
  ])('is checked: %#', (text, message) => {
    expect(diagnosticsOf({ pages: { 'a.mdx': text } })).toContainEqual(expect.stringMatching(message))
  })

  it('gives rows anchors that nothing else on the page has', () => {
    const heading = '## Guests {/* #gateoptions-guests */}\n\n'
    expect(diagnosticsOf({ pages: { 'a.mdx': heading + table(ALL_ROWS) } })).toEqual([
      expect.stringMatching(/^a\.mdx:7:1 The anchor #gateoptions-guests is taken/),
    ])
    expect(
      diagnosticsOf({ pages: { 'a.mdx': heading + table(ALL_ROWS, 'of="GateOptions" id="gate"') } }),
    ).toEqual([])
  })
})
