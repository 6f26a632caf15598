import { describe, expect, it } from 'vitest'

import { NOTHING_SHOWN, reduceShown, type Shown, type ShownAction } from './shown'
import type { SearchAnswer } from '../engine/types'
import { pageHit } from './modal/a-hit'

const [a, b, c] = [pageHit('a'), pageHit('b'), pageHit('c')]

const after = (...actions: ShownAction[]): Shown => actions.reduce(reduceShown, NOTHING_SHOWN)

function answer(changes: Partial<SearchAnswer>, keepPlaces = false): ShownAction {
  const whole = { query: 'x', hits: [], total: 0, page: 0, isPreliminary: false, isIncomplete: false }
  return { type: 'answer', answer: { ...whole, ...changes }, keepPlaces }
}

describe('the state of a list of hits', () => {
  it('is replaced by an answer, with each place once', () => {
    const shown = after(
      answer({ hits: [a] }),
      answer({ hits: [b, a, { ...b, id: 'of another record' }], total: 2 }),
    )
    expect(shown).toMatchObject({ status: 'answered', query: 'x', batches: [[b, a]], total: 2, version: 2 })
  })

  it('leaves hits in their places when asked to', () => {
    const shown = after(answer({ hits: [a, b] }), answer({ hits: [c, a], page: 1 }, true))
    expect(shown).toMatchObject({ batches: [[a, b], [c]], nextPage: 2, version: 1 })
  })

  it('leaves nothing in its place for another query, or when there is nothing', () => {
    const other = after(answer({ hits: [a] }), answer({ query: 'xy', hits: [b, a] }, true))
    expect(other).toMatchObject({ query: 'xy', batches: [[b, a]], version: 2 })
    expect(after(answer({ hits: [a] }, true))).toMatchObject({ batches: [[a]], version: 1 })
  })

  it('keeps the hits while it searches and when that fails', () => {
    const shown = after(answer({ hits: [a], total: 1 }), { type: 'search' })
    expect(shown).toMatchObject({ status: 'searching', batches: [[a]], total: 1 })
    expect(reduceShown(shown, { type: 'fail' })).toEqual({ ...shown, status: 'failed' })
  })

  it('says what kind of answer it shows', () => {
    const preliminary = after(answer({ isPreliminary: true }))
    expect(preliminary).toMatchObject({ isPreliminary: true, isIncomplete: false })
    expect(reduceShown(preliminary, answer({ isIncomplete: true }))).toMatchObject({
      isPreliminary: false,
      isIncomplete: true,
    })
  })

  it('is cleared but for the count of its versions', () => {
    const shown = after(answer({ hits: [a], total: 1 }), { type: 'clear' })
    expect(shown).toEqual({ ...NOTHING_SHOWN, version: 2 })
  })
})
