import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { AuthorError } from '../author-error'
import { formatDataDiagnostic } from './data-diagnostic'
import { checkContent, listContent, readContent } from './read-content'
import type { JsonSchema } from './schema'

const SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  additionalProperties: false,
  required: ['seats'],
  properties: {
    seats: {
      type: 'object',
      minProperties: 1,
      propertyNames: { description: 'Write an id of small letters.', pattern: '^[a-z]+$' },
      additionalProperties: { $ref: '#/definitions/seat' },
    },
    counts: {
      description: 'Write a number as a key.',
      type: 'object',
      patternProperties: { '^\\d+$': { type: 'string', description: 'Write a version.', pattern: '^2\\.' } },
      additionalProperties: false,
    },
  },
  definitions: {
    seat: {
      type: 'object',
      additionalProperties: false,
      required: ['name'],
      properties: {
        name: { description: 'Write what the ticket says.', type: 'string', pattern: '\\S', maxLength: 12 },
        kind: { enum: ['aisle', 'window'] },
        isFree: { type: 'boolean' },
        places: {
          type: 'array',
          minItems: 1,
          uniqueItems: true,
          items: { description: 'Write a path.', type: 'string', pattern: '^/' },
        },
      },
    },
  },
} satisfies JsonSchema

const FILE = 'content/seats.yaml'
const check = (text: string) => checkContent(text, FILE, SCHEMA)
const inSeat = (lines: string) => `seats:\n  a:\n    name: A\n${lines}`

/** What is wrong, the text, the line where it is, and what is said about it. */
const FAULTS: [name: string, text: string, line: number, message: string][] = [
  ['an empty file', '# nothing\n', 1, 'The file has to be a map: lines with a key'],
  ['a list in place of a map', '- a\n', 1, 'The file has to be a map'],
  ['a missing field of the file', '{}\n', 1, '"seats" is missing: add it.'],
  [
    'a field that nobody knows',
    'seats:\n  a: { name: A }\nseat: 1\n',
    3,
    '"seat" is not a field: use one of seats, counts',
  ],
  ['a key without a value', '\nseats:\n', 2, '"seats" has to be a map'],
  ['an empty map', 'seats: {}\n', 1, '"seats" is empty: add something, or remove it.'],
  [
    'a key of the wrong form',
    'seats:\n  A: { name: A }\n',
    2,
    `"A" can't be a key here. Write an id of small letters.`,
  ],
  [
    'a key without a pattern',
    'seats: { a: { name: A } }\ncounts:\n  x: 1\n',
    3,
    `"x" can't be a key here. Write a number as a key.`,
  ],
  [
    'a missing field',
    'seats:\n  a:\n    kind: aisle\n',
    2,
    '"name" is missing: add it. Write what the ticket says.',
  ],
  [
    'a field of an entry that nobody knows',
    inSeat('    nam: B\n'),
    4,
    '"nam" is not a field: use one of name, kind, isFree, places',
  ],
  [
    'a text without letters',
    "seats:\n  a:\n    name: ' '\n",
    3,
    'The text is empty: write it, or remove its line.',
  ],
  ['no text', 'seats:\n  a:\n    name:\n', 3, 'The text is empty: write it, or remove its line.'],
  ['a number for a text', 'seats:\n  a:\n    name: 404\n', 3, '404 is not a text: put it in quotes.'],
  [
    'a version without quotes',
    'seats: { a: { name: A } }\ncounts:\n  1: 2.10\n',
    3,
    '2.1 is not a text: put it in quotes.',
  ],
  ['a map for a text', 'seats:\n  a:\n    name: { b: c }\n', 3, 'There has to be a text.'],
  [
    'a long text',
    'seats:\n  a:\n    name: A seat by the window\n',
    3,
    'This has 20 characters, and 12 is the most: shorten it.',
  ],
  [
    'another value than one of a list',
    inSeat('    kind: door\n'),
    4,
    '"door" is not one of aisle, window: use one of them.',
  ],
  ['a text for true or false', inSeat('    isFree: free\n'), 4, '"isFree" has to be true or false.'],
  [
    'a text for a list',
    inSeat('    places: /a\n'),
    4,
    '"places" has to be a list: lines that begin with "- ".',
  ],
  ['an empty list', inSeat('    places: []\n'), 4, '"places" is empty: add something, or remove it.'],
  [
    'an item of the wrong form',
    inSeat('    places:\n      - /a\n      - b\n'),
    6,
    `"b" doesn't fit. Write a path.`,
  ],
  ['a repeated item', inSeat('    places:\n      - /a\n      - /a\n'), 6, '"/a" is repeated: remove it.'],
  [
    'a repeated key',
    'seats:\n  a: { name: A }\n  a: { name: B }\n',
    3,
    'This is repeated: leave one of the two.',
  ],
  ['a colon in a text', 'seats:\n  a:\n    name: b: c\n', 3, 'This is not valid YAML: '],
]

describe('a file of content', () => {
  it('is read with the lines of its keys and items', () => {
    const { content, diagnostics } = check(`# Seats\n${inSeat('    places:\n      - /a\n      - /b\n')}`)
    expect(diagnostics).toEqual([])
    expect(content?.data).toEqual({ seats: { a: { name: 'A', places: ['/a', '/b'] } } })
    expect(content?.getLine('seats', 'a')).toBe(3)
    expect(content?.getLine('seats', 'a', 'places', 1)).toBe(7)
  })

  it.each(FAULTS)('is refused with the line and the remedy for %s', (_, text, line, message) => {
    const { content, diagnostics } = check(text)
    const [diagnostic, ...others] = diagnostics.map(formatDataDiagnostic)
    expect(diagnostic).toContain(`${FILE}:${line}: ${message}`)
    expect(others).toEqual([])
    expect(content).toBeUndefined()
  })

  it('names all its faults in the order of the lines', () => {
    const { diagnostics } = check('x: 1\nseats:\n  a: { name: 1 }\n  b: {}\ny: 2\n')
    expect(diagnostics.map(({ line }) => line)).toEqual([1, 3, 4, 5])
  })
})

describe('the files of content', () => {
  let siteDir = ''
  beforeEach(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'content-'))
    mkdirSync(path.join(siteDir, 'content'))
  })
  afterEach(() => rmSync(siteDir, { recursive: true }))
  const write = (name: string, text: string) => writeFileSync(path.join(siteDir, 'content', name), text)

  it('are listed by their ending, sorted', () => {
    for (const name of ['b.yaml', 'a.yaml', 'notes.md']) write(name, '')
    expect(listContent(siteDir, 'content')).toEqual(['content/a.yaml', 'content/b.yaml'])
  })

  it('are read as data', () => {
    write('a.yaml', inSeat(''))
    const files = readContent(siteDir, ['content/a.yaml'], SCHEMA)
    expect(files.map(({ file, data }) => [file, data])).toEqual([
      ['content/a.yaml', { seats: { a: { name: 'A' } } }],
    ])
  })

  it('stop a build with the faults of all of them', () => {
    write('a.yaml', 'seats: {}\n')
    write('b.yaml', '\nseats: {}\n')
    const read = () => readContent(siteDir, ['content/a.yaml', 'content/b.yaml'], SCHEMA)
    expect(read).toThrow(AuthorError)
    expect(read).toThrow(
      /^Files in content\/ have faults\.\n\ncontent\/a\.yaml:1: .+\ncontent\/b\.yaml:2: .+\n$/,
    )
  })
})
