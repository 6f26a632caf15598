// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { SearchClient } from './client'
import type { SearchAnswer, SearchListener, SearchRequest } from '../engine/types'
import { useAnswer } from './use-answer'
import { pageHit } from './modal/a-hit'

const [a, b, c] = [pageHit('a'), pageHit('b'), pageHit('c')]

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
  const { query, page = 0 } = search.request
  const whole = { query, hits: [], total: 0, page, isPreliminary: false, isIncomplete: false }
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
    answer({ hits: [c, a] })
    expect(result.current.shown).toMatchObject({ batches: [[c, a]], isPreliminary: false, version: 2 })
  })

  it('leaves all rows in their places once the reader has used the list, until the next query', () => {
    const { result, rerender } = start('x')
    answer({ hits: [a, b] })
    result.current.onUse()
    answer({ hits: [c, b, a] })
    expect(result.current.shown).toMatchObject({ batches: [[a, b], [c]], version: 1 })
    rerender({ request: requestFor('xy') })
    expect(result.current.shown).toMatchObject({ status: 'searching', query: 'x', batches: [[a, b], [c]] })
    answer({ hits: [b, a] })
    expect(result.current.shown).toMatchObject({ status: 'answered', query: 'xy', batches: [[b, a]] })
  })

  it('with further hits comes after those that are shown', () => {
    const { result } = start('x')
    answer({ hits: [a] })
    result.current.onUse()
    act(() => result.current.search(result.current.shown.nextPage))
    answer({ hits: [b] })
    expect(result.current.shown).toMatchObject({ batches: [[a], [b]], nextPage: 2 })
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

  it('that fails leaves no hits of another query, and can be repeated', () => {
    const { result, rerender } = start('x')
    answer({ hits: [a] })
    rerender({ request: requestFor('xy') })
    act(() => searches[0]?.listener.onFailure())
    expect(result.current.shown).toMatchObject({ status: 'failed', batches: [] })
    act(() => result.current.search())
    answer({ hits: [b], isIncomplete: true })
    expect(result.current.shown).toMatchObject({ status: 'answered', batches: [[b]], isIncomplete: true })
  })
})
