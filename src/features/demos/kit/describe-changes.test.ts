import { describe, expect, test } from 'vitest'

import { describeChanges, hasSettled } from './describe-changes'
import type { CacheEntry } from './read-cache'

const VALUE = { id: 'T-101' }
const FULFILLED: CacheEntry = {
  key: 'getTicket("T-101")',
  endpoint: 'getTicket',
  status: 'fulfilled',
  requestId: 'a',
  subscribers: 1,
  tags: ['Ticket T-101'],
  fulfilledAt: 1000,
  data: "{ id: 'T-101' }",
  value: VALUE,
  error: '',
}
const FIRST: CacheEntry = {
  ...FULFILLED,
  status: 'pending',
  tags: [],
  fulfilledAt: undefined,
  data: '',
  value: undefined,
}

/** The description without the key. */
function changesOf(before: CacheEntry | undefined, change: Partial<CacheEntry>, keepFor = 60): string[] {
  const after = { ...(before ?? FIRST), ...change }
  return describeChanges(before, after, keepFor).map((text) => text.replace('getTicket("T-101") ', ''))
}

test('names the entry in every line, and says nothing if nothing changed', () => {
  expect(describeChanges(undefined, FIRST, 60)).toEqual([
    'getTicket("T-101") added, pending',
    'getTicket("T-101") has 1 subscriber',
  ])
  expect(describeChanges(FULFILLED, { ...FULFILLED, tags: [...FULFILLED.tags] }, 60)).toEqual([])
})

describe('says of requests', () => {
  test.each<[string, CacheEntry, Partial<CacheEntry>, string[]]>([
    [
      'the first answer, with its tags',
      FIRST,
      { status: 'fulfilled', fulfilledAt: 1000, value: VALUE, tags: ['Ticket', 'Ticket 1'] },
      ['pending → fulfilled', 'provides Ticket, Ticket 1'],
    ],
    ['a refetch', FULFILLED, { status: 'pending', requestId: 'b' }, ['fulfilled → pending']],
    ['an answer as before', FULFILLED, { fulfilledAt: 2000, requestId: 'b' }, ['new data arrived']],
    ['another answer', FULFILLED, { fulfilledAt: 2000, value: {} }, ['new data arrived']],
    ['a failure', FIRST, { status: 'rejected' }, ['pending → rejected']],
    ['a failure after a failure', { ...FIRST, status: 'rejected' }, { requestId: 'b' }, ['rejected again']],
    ['one in place of another', FIRST, { requestId: 'b' }, ['pending again']],
  ])('%s', (_, before, change, lines) => {
    expect(changesOf(before, change)).toEqual(lines)
  })
})

test('tells a change without a request by the data, not by the start of their text', () => {
  expect(changesOf(FULFILLED, { value: { ...VALUE } })).toEqual(['data changed without a request'])
  expect(changesOf(FULFILLED, { value: {}, status: 'pending', requestId: 'b' })).toEqual([
    'fulfilled → pending',
    'data changed without a request',
  ])
})

test('says when tags are gone', () => {
  expect(changesOf(FULFILLED, { tags: [] })).toEqual(['provides no tag'])
})

describe('says of subscribers', () => {
  test('how many there are', () => {
    expect(changesOf(FULFILLED, { subscribers: 2 })).toEqual(['has 2 subscribers'])
    expect(changesOf({ ...FULFILLED, subscribers: 2 }, { subscribers: 1 })).toEqual(['has 1 subscriber'])
  })

  test.each([
    [60, 'has no subscriber: removed in 1 min'],
    [0, 'has no subscriber: removed now'],
    [-1, 'has no subscriber: removed now'],
    [Infinity, 'has no subscriber, stays'],
  ])('what becomes of an entry that is kept for %d s after the last one', (keepFor, line) => {
    expect(changesOf(FULFILLED, { subscribers: 0 }, keepFor)).toEqual([line])
  })

  test('that the time begins with the end of a request that nobody waited for, and not before', () => {
    const lonely = { ...FIRST, subscribers: 0 }
    expect(changesOf(undefined, { subscribers: 0 })).toEqual(['added, pending'])
    expect(changesOf(lonely, { status: 'fulfilled', fulfilledAt: 1000, value: VALUE })).toEqual([
      'pending → fulfilled',
      'has no subscriber: removed in 1 min',
    ])
    expect(changesOf(lonely, { status: 'rejected' })).toEqual([
      'pending → rejected',
      'has no subscriber: removed in 1 min',
    ])
  })
})

test('a request has settled when it ended or data were put into the entry, seen pending or not', () => {
  const settled = (before: CacheEntry | undefined, change: Partial<CacheEntry>) =>
    hasSettled(before, { ...(before ?? FIRST), ...change })
  expect(settled(undefined, {})).toBe(false)
  expect(settled(undefined, { status: 'fulfilled', fulfilledAt: 1 })).toBe(true)
  expect(settled(undefined, { status: 'rejected' })).toBe(true)
  expect(settled(FIRST, { requestId: 'b' })).toBe(false)
  expect(settled(FIRST, { status: 'rejected' })).toBe(true)
  expect(settled({ ...FIRST, status: 'rejected' }, {})).toBe(false)
  expect(settled({ ...FIRST, status: 'rejected' }, { requestId: 'b' })).toBe(true)
  expect(settled(FULFILLED, {})).toBe(false)
  expect(settled(FULFILLED, { status: 'pending', requestId: 'b' })).toBe(false)
  expect(settled(FULFILLED, { status: 'pending', requestId: 'c', fulfilledAt: 2000 })).toBe(true)
  expect(settled(FULFILLED, { value: {} })).toBe(false)
})
