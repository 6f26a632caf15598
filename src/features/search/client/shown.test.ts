import { describe, expect, it } from 'vitest'

import { NOTHING_SHOWN, reduceShown, type Shown, type ShownAction } from './shown'
import type { SearchAnswer } from '../engine/types'
import { pageHit } from './modal/a-hit'

const [a, b, c, d] = [pageHit('a'), pageHit('b'), pageHit('c'), pageHit('d')]

const after = (...actions: ShownAction[]): Shown => actions.reduce(reduceShown, NOTHING_SHOWN)

function answer(changes: Partial<SearchAnswer>, keepPlaces = false): ShownAction {
  const whole = { query: 'x', hits: [], total: 0, page: 0, isPreliminary: false, isIncomplete: false }
  return { type: 'answer', answer: { ...whole, ...changes }, keepPlaces }
}

describe('the state of a list of hits', () => {
  it('is replaced by an answer, with each place once', () => {
    const shown = after(
      answer({ hits: [a], isPreliminary: true }),
      answer({ hits: [b, a, { ...b, id: 'of another record' }], total: 2, isIncomplete: true }),
    )
    expect(shown).toMatchObject({ status: 'answered', query: 'x', batches: [[b, a]], total: 2, version: 2 })
    expect(shown).toMatchObject({ isPreliminary: false, isIncomplete: true })
  })

  it('leaves nothing in its place for another query, or when there is nothing', () => {
    const other = after(answer({ hits: [a] }), answer({ query: 'xy', hits: [b, a] }, true))
    expect(other).toMatchObject({ query: 'xy', batches: [[b, a]], version: 2 })
    expect(after(answer({ hits: [a] }, true))).toMatchObject({ batches: [[a]], version: 1 })
  })

  it('keeps the hits while it searches, and when that fails for their query', () => {
    const shown = after(answer({ hits: [a], total: 1 }), { type: 'search' })
    expect(shown).toMatchObject({ status: 'searching', batches: [[a]], total: 1 })
    expect(reduceShown(shown, { type: 'fail', query: 'x' })).toEqual({ ...shown, status: 'failed' })
    const cleared = after(answer({ hits: [a], total: 1 }), { type: 'clear' })
    expect(cleared).toEqual({ ...NOTHING_SHOWN, version: 2 })
    expect(reduceShown(shown, { type: 'fail', query: 'y' })).toEqual({ ...cleared, status: 'failed' })
  })
})

describe('a better answer to a list that is used', () => {
  const refined = (...answers: Partial<SearchAnswer>[]) => after(...answers.map((one) => answer(one, true)))

  it.each([
    [
      'leaves hits in their places, and puts new ones after them',
      [
        [a, b],
        [c, b, d, a],
      ],
      [
        [a, b],
        [c, d],
      ],
    ],
    ['keeps hits that it does not have', [[a, b], [c], [b]], [[a, b], [c]]],
    ['is one of any number', [[a], [b, a], [c, a, b]], [[a], [b], [c]]],
  ])('%s', (_, answers, batches) => {
    expect(refined(...answers.map((hits) => ({ hits })))).toMatchObject({ batches, version: 1 })
  })

  it('shows a place once, whatever record led to it, as high as it is', () => {
    const again = { ...a, id: 'another record' }
    const heading = { ...a, hasText: false }
    expect(refined({ hits: [heading] }, { hits: [again, again], page: 1 })).toMatchObject({
      batches: [[{ ...again, hasText: false }]],
      nextPage: 2,
    })
  })
})
