import { describe, expect, it } from 'vitest'

import { isComplaint, liftsPage, placeFactor } from '../../search/engine/rank'
import { PAGE_RANKS } from '../../search/shared/record'
import { aRecord } from '../../search/testing/a-record'

const rankedAs = (place: keyof typeof PAGE_RANKS) =>
  aRecord('A', { weight: { pageRank: PAGE_RANKS[place], level: 80, position: 0 } })

describe('a symptom', () => {
  const subject = placeFactor(rankedAs('symptom'), 'list of tickets')
  const complaint = placeFactor(rankedAs('symptom'), 'the list never changes')

  it('counts less than any section when a reader looks for a subject', () => {
    expect(subject).toBeLessThan(placeFactor(rankedAs('inside'), 'list of tickets'))
    expect(subject).toBeLessThan(placeFactor(rankedAs('usual'), 'list of tickets') / 2)
  })

  it('counts nearly as much as a section when a reader says what is wrong, and never more', () => {
    expect(complaint).toBeGreaterThan(subject * 2)
    expect(complaint).toBeLessThan(placeFactor(rankedAs('usual'), 'the list never changes'))
  })

  it('does not gain by the other symptoms of its page', () => {
    expect(liftsPage(rankedAs('symptom'))).toBe(false)
    expect(liftsPage(rankedAs('usual'))).toBe(true)
  })
})

describe('a complaint', () => {
  it.each([
    'the list does not refetch',
    "data doesn't change",
    'data doesn’t change',
    'Why is it undefined',
    'STILL polling',
  ])('is "%s"', (query) => {
    expect(isComplaint(query)).toBe(true)
  })

  it.each(['invalidatesTags', 'optimistic updates', 'how do I poll', 'notifications', ''])(
    'is not "%s"',
    (query) => {
      expect(isComplaint(query)).toBe(false)
    },
  )
})
