import { describe, expect, it } from 'vitest'

import { INSPECTOR_LIMITS, type ActionRow, type CacheRow } from './messages'
import { readAnswer } from './read-answer'
import { readSummaries } from './read-summaries'

const row: ActionRow = { id: 3, type: 'added', preview: '1', time: 20, hasChanged: true, isOff: false }
const full: ActionRow = {
  ...row,
  phase: 'pending',
  request: 'r1',
  place: { file: 'src/store.ts', line: 3, column: 7 },
  error: 'no seat',
}
const entry: CacheRow = {
  key: 'seat(1)',
  endpoint: 'seat',
  status: 'fulfilled',
  subscribers: 0,
  tags: ['Seat 1'],
  fulfilledAt: 5,
  removedIn: 400,
  story: [{ time: 5, text: 'Requested.', action: 4, cause: 3, place: { file: 'a.ts', line: 1, column: 1 } }],
  preview: '1',
}
const object = {
  kind: 'object',
  name: 'Seat',
  entries: [['row', { kind: 'array', items: [1, null, 'x', true], more: 4 }]],
  more: 2,
}

const moment = (value: unknown): string =>
  JSON.stringify({ id: 1, ask: 'moment', action: 1, before: 1, after: value })
const rows = (...values: unknown[]): string => JSON.stringify({ id: 1, ask: 'actions', rows: values })
const caches = (...values: unknown[]): string => JSON.stringify({ id: 1, ask: 'caches', caches: values })
const cache = (...entries: unknown[]): string => caches({ reducerPath: 'api', entries })
const nested = (depth: number, open: string, inner: string, close: string): string =>
  open.repeat(depth) + inner + close.repeat(depth)

describe('readAnswer', () => {
  it.each([
    { id: 0, ask: 'actions', rows: [row, full] },
    { id: 1, ask: 'moment', action: object, before: null, after: { kind: 'text', text: '12n' } },
    { id: 2, ask: 'caches', caches: [{ reducerPath: 'api', entries: [entry] }] },
    { id: 3, ask: 'show' },
    { id: 4, ask: 'switch' },
    { id: 5, ask: 'dispatch' },
    { id: 6, error: 'no' },
  ])('gives back what a runner answers: $ask', (answer) => {
    expect(readAnswer(JSON.stringify(answer))).toEqual(answer)
  })

  const many = (length: number): number[] => Array.from({ length }, () => 0)

  it.each([
    ['nothing', ''],
    ['cut JSON', rows(row).slice(0, -3)],
    ['no object', '[1]'],
    ['a negative id', '{"id":-1,"ask":"show"}'],
    ['a huge id', '{"id":1e400,"ask":"show"}'],
    ['a question of the prototype', '{"id":1,"ask":"constructor"}'],
    ['a question that is a list', '{"id":1,"ask":["show"]}'],
    ['an error that is no text', '{"id":1,"error":{"toString":1}}'],
    ['rows that are no list', '{"id":1,"ask":"actions","rows":{"length":1}}'],
    ['more rows than there may be', rows(...many(INSPECTOR_LIMITS.rows + 1).map(() => row))],
    ['a row that is null', rows(null)],
    ['a row in __proto__', `{"id":1,"ask":"actions","rows":[{"__proto__":${JSON.stringify(row)}}]}`],
    ['a type that is a number', rows({ ...row, type: 5 })],
    ['a time without bounds', rows(row).replace('"time":20', '"time":1e999')],
    ['a mark that is a number', rows({ ...row, isOff: 0 })],
    ['a moment without a state', '{"id":1,"ask":"moment","action":1,"before":1}'],
    ['a value of an unknown kind', moment({ kind: 'function', text: 'alert()' })],
    ['a list as a value', moment([1])],
    ['items that are a text', moment({ kind: 'array', items: 'abc' })],
    ['an entry of three', moment({ kind: 'object', entries: [['a', 1, 2]] })],
    ['a key that is a number', moment({ kind: 'object', entries: [[1, 1]] })],
    ['a deep value', moment(0).replace(/0}$/, nested(40, '{"kind":"array","items":[', '1', ']}') + '}')],
    ['lists that are very deep', nested(400_000, '[', '', ']')],
    ['a wide value', moment({ kind: 'array', items: many(INSPECTOR_LIMITS.nodes) })],
    [
      'a value that has too much in all',
      moment({ kind: 'array', items: many(100).map(() => ({ kind: 'array', items: many(50) })) }),
    ],
    ['an answer that is too long', rows({ ...row, preview: 'x'.repeat(INSPECTOR_LIMITS.answer) })],
    ['a cache without a path', caches({ entries: [] })],
    ['an unknown status', cache({ ...entry, status: 'lost' })],
    ['a count that is negative', cache({ ...entry, subscribers: -1 })],
    ['more tags than there may be', cache({ ...entry, tags: many(5000).map(() => 'x') })],
    [
      'more entries than there may be in all',
      caches(...[1, 2].map(() => ({ reducerPath: 'api', entries: many(200).map(() => entry) }))),
    ],
  ])('drops %s', (_name, text) => {
    expect(readAnswer(text)).toBeUndefined()
  })

  it('leaves out what it doesn’t know, and what makes no sense beside what does', () => {
    const strange = {
      ...full,
      html: '<b>',
      phase: 'lost',
      request: 5,
      place: { file: 'a', line: -1, column: 1 },
      error: {},
    }
    expect(readAnswer(rows(strange))).toEqual({ id: 1, ask: 'actions', rows: [row] })
    const counting = cache({ ...entry, fulfilledAt: 'x', removedIn: 'soon' })
    const bare: Partial<CacheRow> = { ...entry }
    delete bare.fulfilledAt
    delete bare.removedIn
    expect(readAnswer(counting)).toEqual({
      id: 1,
      ask: 'caches',
      caches: [{ reducerPath: 'api', entries: [bare] }],
    })
  })

  it('makes everything anew: what is called __proto__ is a key like others', () => {
    const text = moment({ kind: 'object', entries: [['__proto__', 1]] })
    const answer = readAnswer(text.replace('"kind"', '"__proto__":{"more":9},"kind"'))
    expect(answer).toEqual({
      id: 1,
      ask: 'moment',
      action: 1,
      before: 1,
      after: { kind: 'object', entries: [['__proto__', 1]] },
    })
    expect(Object.prototype).not.toHaveProperty('more')
  })

  it('cuts texts', () => {
    const answer = readAnswer(
      rows({ ...full, type: 'x'.repeat(5000), preview: 'y'.repeat(5000), error: 'z'.repeat(5000) }),
    )
    expect(answer).toMatchObject({
      rows: [
        {
          type: 'x'.repeat(INSPECTOR_LIMITS.type),
          preview: 'y'.repeat(INSPECTOR_LIMITS.preview),
          error: 'z'.repeat(INSPECTOR_LIMITS.text),
        },
      ],
    })
    expect(readAnswer(moment('x'.repeat(5000)))).toMatchObject({ after: 'x'.repeat(INSPECTOR_LIMITS.text) })
  })
})

describe('readSummaries', () => {
  const summary = { store: 0, name: 'Store', first: 0, last: 4, version: 0 }

  it('gives back what a runner says', () => {
    const all = [summary, { ...summary, store: 1, shown: 2 }]
    expect(readSummaries(all)).toEqual(all)
    expect(readSummaries([{ ...summary, more: 1, shown: -1 }])).toEqual([summary])
  })

  it.each([
    {},
    [null],
    [{ ...summary, store: 8 }],
    [{ ...summary, store: -1 }],
    [{ ...summary, name: null }],
    [{ ...summary, first: 5 }],
    [{ ...summary, first: Number.NaN }],
    [{ ...summary, last: INSPECTOR_LIMITS.actions }],
    [{ ...summary, last: Number.POSITIVE_INFINITY }],
    [{ ...summary, version: 0.5 }],
    Array.from({ length: INSPECTOR_LIMITS.stores + 1 }, () => summary),
  ])('drops %j', (value) => {
    expect(readSummaries(value)).toBeUndefined()
  })
})
