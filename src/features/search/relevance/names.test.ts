import { describe, expect, it } from 'vitest'

import { readNames } from '../build/step'
import { getHeading } from '../engine/heading'
import { getHumps } from '../shared/tokenize'
import type { SearchRecord } from '../shared/record'
import { indexRecords } from '../testing/synonyms'
import { readBuiltRecords } from './built-records'

/** In letters. A shorter beginning is that of many names. */
const SHORTEST_BEGINNING = 6
const LOOKED_AT = 5

const records = readBuiltRecords()
const find = await indexRecords(records)
/** Names of one word ("Action", "Store") are left out: who types them asks for the subject, not for the type. */
const exported = [...readNames('.')].flatMap(([home, list]) =>
  list.filter((name) => getHumps(name).length > 1).map((name) => ({ name, home })),
)
/** What can be typed as one word: the exports, and the headings and rows of a single name. */
const names = new Set(
  [
    ...exported.map(({ name }) => name),
    ...records.map(getHeading).filter((heading) => /^\w+$/.test(heading)),
  ].map((name) => name.toLowerCase()),
)

/** The first letters that no other name has, and two of its second word: "sliceS" is a plural, too. */
function getBeginning(name: string): string {
  const [first] = getHumps(name)
  let length = Math.max(SHORTEST_BEGINNING, (first?.text.length ?? 0) + 2)
  while (length < name.length && !isTelling(name.slice(0, length).toLowerCase())) length += 1
  return name.slice(0, length)
}

function isTelling(beginning: string): boolean {
  const isPlural = beginning.endsWith('s') && names.has(beginning.slice(0, -1))
  return !isPlural && [...names].filter((name) => name.startsWith(beginning)).length <= 1
}

/** Whether a record is on the page that explains the name, or is a section or a row of its own about it. */
function isAbout(record: SearchRecord, name: string, home: string): boolean {
  const words: readonly string[] =
    getHeading(record)
      .toLowerCase()
      .match(/[\w$]+/g) ?? []
  return new URL(record.url).pathname === home || words.includes(name.toLowerCase())
}

describe('the name of an export', () => {
  it.each(exported)('finds what explains it first: $name', ({ name, home }) => {
    const [first] = find(name, () => true)
    expect(first && isAbout(first.record, name, home), first?.record.url).toBe(true)
  })

  it.each(exported.map(({ name, home }) => ({ beginning: getBeginning(name), name, home })))(
    'is found by its beginning $beginning: $name',
    ({ beginning, name, home }) => {
      const found = find(beginning, () => true).slice(0, LOOKED_AT)
      expect(
        found.some(({ record }) => isAbout(record, name, home)),
        found.map(({ record }) => record.url).join(' '),
      ).toBe(true)
    },
  )
})
