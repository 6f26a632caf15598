// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { SearchClient } from '../client'
import type { SearchAnswer, SearchListener, SearchRequest } from '../../engine/types'
import { useAnswer } from './use-answer'
import { pageHit } from './a-hit'

const [a, b, c] = [pageHit('a'), pageHit('b'), pageHit('c')]
const excerpt = [{ text: 'text', isMatch: false }]

/** The searches that were asked for and not ended, each with its listener. */
let searches: { request: SearchRequest; listener: SearchListener }[] = []

const client: SearchClient = {
  prepare: () => undefined,
  search: (request, listener) => {
    const search = { request, listener }
    searches.push(search)
    return () => void (searches = searches.filter((other) => other !== search))
  },
}

const requestFor = (query: string): SearchRequest => ({ indexName: 'x', query })

function answer(changes: Partial<SearchAnswer>): void {
  const search = searches.at(-1)
  if (!search) throw new Error('nothing is asked')
  const { query } = search.request
  const whole = { query, hits: [], total: 0, page: 0, isPreliminary: false, isIncomplete: false }
  act(() => search.listener.onAnswer({ ...whole, ...changes }))
}

function start(query: string) {
  return renderHook(({ request }) => useAnswer(client, request), {
    initialProps: { request: requestFor(query) },
  })
}

beforeEach(() => void (searches = []))
afterEach(cleanup)

describe('a better answer', () => {
  it('replaces the list that the reader has not used', () => {
    const { result } = start('x')
    answer({ hits: [a, b], isPreliminary: true })
    const { version } = result.current.shown
    answer({ hits: [c, a] })
    expect(result.current.shown).toMatchObject({ batches: [[c, a]], isPreliminary: false })
    expect(result.current.shown.version).toBeGreaterThan(version)
  })

  it('leaves all rows in their places once the reader has used the list', () => {
    const { result } = start('x')
    answer({ hits: [a, b], total: 2, isPreliminary: true })
    const { version } = result.current.shown
    result.current.onUse()
    answer({ hits: [c, { ...b, excerpt }, a], total: 3 })
    expect(result.current.shown).toMatchObject({ batches: [[a, { ...b, excerpt }], [c]], total: 3, version })
  })

  it('to the next query replaces the list again', () => {
    const { result, rerender } = start('x')
    answer({ hits: [a] })
    result.current.onUse()
    rerender({ request: requestFor('xy') })
    expect(result.current.shown).toMatchObject({ status: 'searching', query: 'x', batches: [[a]] })
    answer({ hits: [b, a] })
    expect(result.current.shown).toMatchObject({ status: 'answered', query: 'xy', batches: [[b, a]] })
  })
})

describe('a search', () => {
  it('is ended when the query changes, and when it is cleared', () => {
    const { result, rerender } = start('x')
    rerender({ request: requestFor('xy') })
    expect(searches.map(({ request }) => request.query)).toEqual(['xy'])
    rerender({ request: requestFor(' ') })
    expect(searches).toEqual([])
    expect(result.current.shown.status).toBe('none')
  })

  it('that fails leaves no hits, and can be repeated', () => {
    const { result } = start('x')
    answer({ hits: [a] })
    act(() => searches[0]?.listener.onFailure())
    expect(result.current.shown).toMatchObject({ status: 'failed', batches: [] })
    act(() => result.current.retry())
    answer({ hits: [b], isIncomplete: true })
    expect(result.current.shown).toMatchObject({ status: 'answered', batches: [[b]], isIncomplete: true })
  })
})
