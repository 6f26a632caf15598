import { describe, expect, it } from 'vitest'

import { indexRecords } from '../../src/search/index-of-records'
import { readBuiltRecords } from './built-records'
import { runQueries, scoreOf, tableOf, type Outcome, type Score } from './measure'
import { ALL_QUERIES } from './queries'

/** The least scores of each half, a little below the last ones. Raise them when the scores rise. */
const LEVELS: Readonly<Record<string, { at1: number; at5: number }>> = {
  tuned: { at1: 0.91, at5: 0.98 },
  unseen: { at1: 0.9, at5: 0.985 },
}
/** Each kind of query has its own limit, so that one can't get worse to improve the others. */
const LEVEL_OF_A_KIND = { at1: 0.75, at5: 0.95 }

const records = readBuiltRecords()
const find = await indexRecords(records)
const outcomes = runQueries(ALL_QUERIES, find)

function groupsBy(nameOf: (outcome: Outcome) => string): Map<string, Score> {
  const names = [...new Set(outcomes.map(nameOf))].sort()
  return new Map(names.map((name) => [name, scoreOf(outcomes.filter((outcome) => nameOf(outcome) === name))]))
}

const kinds = groupsBy(({ kind }) => kind)
const halves = groupsBy(({ half }) => half)
const table = tableOf(
  new Map([
    ...groupsBy(({ kind, half }) => `${kind}, ${half}`),
    ...groupsBy(({ half }) => `all ${half}`),
    ['all', scoreOf(outcomes)],
  ]),
)
const missed = outcomes
  .filter(({ rank }) => rank !== 1)
  .map(
    ({ kind, query, rank, first }) =>
      `${rank ?? '–'}  [${kind}] ${query.slice(0, 90)}  (first: ${first ?? 'nothing'})`,
  )
console.log(`${table}\n\nNot first:\n${missed.join('\n')}`)

describe('the search', () => {
  it('is asked at least 120 queries, of every kind', () => {
    expect(outcomes.length).toBeGreaterThanOrEqual(120)
    expect([...kinds.keys()]).toHaveLength(7)
  })

  it.each(Object.entries(LEVELS))(
    'finds the right page first, and nearly always among the first five, in the %s half',
    (half, level) => {
      const score = halves.get(half)
      expect(score?.at1).toBeGreaterThanOrEqual(level.at1)
      expect(score?.at5).toBeGreaterThanOrEqual(level.at5)
    },
  )

  it.each([...kinds])('keeps its level for %s', (_, score) => {
    expect(score.at1).toBeGreaterThanOrEqual(LEVEL_OF_A_KIND.at1)
    expect(score.at5).toBeGreaterThanOrEqual(LEVEL_OF_A_KIND.at5)
  })

  it('knows every page that the queries aim at', () => {
    const known = new Set(records.flatMap(({ url, url_without_anchor }) => [url, url_without_anchor]))
    const paths = new Set([...known].map((url) => new URL(url).pathname))
    const targets = ALL_QUERIES.flatMap((set) => Object.values(set).flat()).flatMap(([, ...found]) => found)
    expect(targets.filter((target) => !paths.has(target.replace(/#.*/, '')))).toEqual([])
  })

  it('has a query for every page', () => {
    const targets = ALL_QUERIES.flatMap((set) => Object.values(set).flat()).flatMap(([, ...found]) => found)
    const aimedAt = new Set(targets.map((target) => target.replace(/#.*/, '')))
    const pages = new Set(records.map((record) => new URL(record.url).pathname))
    pages.delete('/')
    expect(
      [...pages].filter((page) => !aimedAt.has(page)),
      'Write what a reader types to find these pages in tests/search/queries/, in the file of its kind',
    ).toEqual([])
  })
})
