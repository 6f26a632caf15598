import { describe, expect, it } from 'vitest'

import { ALL_ROWS, ROWS, check, getDiagnostics, pageWith, rowsReplacing, rowsWithout, table } from './a-gate'

describe('a table', () => {
  const people = '| `limits.people` | none | People. |'
  const minutes = '| `limits.minutes` | none | Minutes. |'
  const timing = (timeout: string) => [
    '| `type` | required | When. |',
    `| \`timeout\` | ${timeout} | How long. |`,
  ]
  const ofTiming = 'of="Timing"'
  const omitting = 'of="GateOptions" omit="limits: for the staff"'

  it('that agrees with the declarations passes', () => {
    const nothing = { diagnostics: [], covered: 0, total: 0 }
    expect(check(pageWith(ALL_ROWS))).toEqual({ ...nothing, members: 5, defaults: 1 })
  })

  it.each([
    ['lists all members of members', [...ALL_ROWS, people, minutes], undefined],
    ['says with what a member of a union is required', timing("required with `type: 'timer'`"), ofTiming],
    ['leaves out members for a reason', rowsWithout('limits'), omitting],
  ])('passes that %s', (_, rows, attributes) => {
    expect(getDiagnostics(pageWith(rows, attributes))).toEqual([])
  })

  const PROBLEMS: [problem: string, rows: readonly string[], attributes?: string][] = [
    [
      "3:1 No members are known of GateOption. Cannot find name 'GateOption'. Did you mean 'GateOptions'?",
      ALL_ROWS,
      'of="GateOption"',
    ],
    [
      '12:1 There is no `opensAt`. The members are guests, closesAt, onRefused, limits, names.',
      [...ALL_ROWS, '| `opensAt` | none | When it opens. |'],
    ],
    ['3:1 The table lacks `limits`. Add a row for each.', rowsWithout('limits')],
    [
      '10:1 `limits` is optional; "Default" can\'t say "required".',
      rowsReplacing('limits', '| `limits` | required | How many may come. |'),
    ],
    [
      '7:1 `guests` is required; "Default" says "required".',
      rowsReplacing('guests', '| `guests` | none | Who may come in. |'),
    ],
    [
      '10:1 `limits` has no default; write "none", or what happens without it.',
      rowsReplacing('limits', '| `limits` | | How many may come. |'),
    ],
    [
      '11:1 `names` is deprecated; its meaning begins with "Deprecated".',
      rowsReplacing('names', '| `names` | none | Names. |'),
    ],
    [
      '10:1 `limits` is not deprecated in the declarations.',
      rowsReplacing('limits', '| `limits` | none | Deprecated. |'),
    ],
    [
      '8:1 The default of `closesAt` is `23`, not "22".',
      rowsReplacing('closesAt', '| `closesAt` | `22` | When it closes. |'),
    ],
    ['3:1 The table lacks `limits.minutes`. Add a row for each.', [...ALL_ROWS, people]],
    [
      '14:1 There is no `limits.hours`. The members are people, minutes.',
      [...ALL_ROWS, people, minutes, '| `limits.hours` | none | Hours. |'],
    ],
    [
      '8:1 `timeout` is required in some forms and absent in others; "Default" says "required with …".',
      timing('required'),
      ofTiming,
    ],
    ['3:1 "omit" names `limits`, which has a row or doesn\'t exist.', ALL_ROWS, omitting],
  ]

  it.each(PROBLEMS)('is a problem: %s', (problem, rows, attributes) => {
    expect(getDiagnostics(pageWith(rows, attributes))).toEqual([`a.mdx:${problem}`])
  })

  it('that is there twice is a problem, however its type is written, unless one is an excerpt', () => {
    const twice = (attributes: string, rows = ALL_ROWS) =>
      getDiagnostics({ pages: { 'a.mdx': table(ALL_ROWS), 'b.mdx': table(rows, attributes) } })
    expect(twice('of="Argument<typeof openGate>"')).toEqual([
      expect.stringMatching(/^b\.mdx:1:1 Argument<typeof openGate> has its table in a\.mdx:1\./),
    ])
    expect(twice('of="GateOptions" excerpt', [ROWS.limits])).toEqual([])
  })

  it('may take the rest from the table of another type, if there is one', () => {
    const rest = table(['| `names` | none | Deprecated. |'], 'of="GateOptions" extends="[BoxedOptions](/b)"')
    const boxed = (name: string) =>
      `| \`${name}\` | ${name === 'guests' ? 'required' : 'none'} | ${name === 'names' ? 'Deprecated' : 'Boxed'}. |`
    const other = table(Object.keys(ROWS).map(boxed), 'of="BoxedOptions"')
    expect(getDiagnostics({ pages: { 'a.mdx': rest, 'b.mdx': other } })).toEqual([])
    expect(getDiagnostics({ pages: { 'a.mdx': rest } })).toEqual([
      'a.mdx:1:1 "extends" names BoxedOptions, which has no table on any page.',
    ])
  })
})

describe('the type of a row', () => {
  const SAME =
    "Ticket \\| { alternatives: Record<'first' \\| 'second', { name: Promise<string \\| number>; open: Promise<boolean> }> }"
  const ROUTE =
    "'from the north entrance to the hall, and back' | 'from the south entrance to the hall, and back' | 'from the hall to the north entrance, and out' | 'around'"
  const ofType = (name: string, cells: readonly string[]) => {
    const rows = cells.map((cell) => `| ${cell} | Words. |`).join('\n')
    const text = `<Options of="${name}">\n\n| Property | Meaning |\n| --- | --- |\n${rows}\n\n</Options>\n`
    return getDiagnostics({ pages: { 'a.mdx': text } })
  }
  const visit = (guest: string, route = `\`route\`: \`${ROUTE.replaceAll('|', '\\|')}\``, note = '`note`') =>
    ofType('Visit', [guest, `\`plan\`: \`${SAME}\``, route, note])

  it.each(['`guest`', '`guest`: `NonNullable<Visitor>`'])(
    'may be written by the author, if it is the declared one in other words: %s',
    (cell) => {
      expect(visit(cell)).toEqual([])
    },
  )

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
    expect(visit(cell)).toEqual([`a.mdx:5:1 The type of \`guest\` ${message}`])
  })

  it('has to be written by the author where nobody could read it', () => {
    expect(visit('`guest`', '`route`')).toEqual([
      `a.mdx:7:1 The type of \`route\` is ${ROUTE.length} characters long: ${ROUTE}. Write it for readers after the name, like \`route\`: \`Result | undefined\`.`,
    ])
  })

  it('that is any is not called anything else', () => {
    expect(visit('`guest`', undefined, '`note`: `string`')).toEqual([
      expect.stringContaining('The type of `note` is not `string`: the library declares `any`.'),
    ])
  })

  it.each([
    ['(visitor: Visitor, paper?: Ticket) => PromiseLike<Ticket> & Promise<Ticket>', true],
    ['(visitor: Visitor) => Promise<Ticket>', false],
    ['(visitor: Visitor, paper: Ticket) => Promise<Ticket>', false],
    ['(visitor: Visitor & { vip: true }, paper?: Ticket) => Promise<Ticket>', false],
    ['(visitor: Visitor, paper?: Ticket) => Promise<any>', false],
  ])('is compared parameter by parameter: %s', (open, isRight) => {
    const declared = 'the library declares `(guest: Visitor, ticket?: Ticket) => Promise<Ticket>`'
    const cells = [`\`open\`: \`${open}\``, '`last`', '`isOpen`', '`check`', '`label`']
    expect(ofType('Door', cells)).toEqual(isRight ? [] : [expect.stringContaining(declared)])
  })
})

describe('the form of a table', () => {
  it.each([
    ['<Options>\n\n| Property | Meaning |\n| --- | --- |\n| `a` | b |\n\n</Options>', /needs the type/],
    [table(ALL_ROWS, 'of="GateOptions" wide'), /"wide" is not an attribute/],
    [table(ALL_ROWS, 'of={GateOptions}'), /Write of="…"/],
    [table(ALL_ROWS, 'of="GateOptions" extends="Pair"'), /"extends" is a link/],
    [table(ALL_ROWS, 'of="GateOptions" omit="limits"'), /"omit" gives a reason/],
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
    expect(getDiagnostics({ pages: { 'a.mdx': text } })).toContainEqual(expect.stringMatching(message))
  })

  it('gives rows anchors that nothing else on the page has', () => {
    const heading = '## Guests {/* #gateoptions-guests */}\n\n'
    expect(getDiagnostics({ pages: { 'a.mdx': heading + table(ALL_ROWS) } })).toEqual([
      expect.stringMatching(/^a\.mdx:7:1 The anchor #gateoptions-guests is taken/),
    ])
    expect(
      getDiagnostics({ pages: { 'a.mdx': heading + table(ALL_ROWS, 'of="GateOptions" id="gate"') } }),
    ).toEqual([])
  })
})
