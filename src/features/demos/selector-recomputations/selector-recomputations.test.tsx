import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import SelectorRecomputations from '.'

withVirtualTime()

/** Runs of the input selectors, of the result function, and of the plain function. */
const counts = (): number[] =>
  within(screen.getByRole('table'))
    .getAllByRole('cell')
    .map((cell) => Number(cell.textContent))

const panel = (title: string) => within(screen.getByRole('region', { name: title }))
const renders = (): string[] =>
  ['With createSelector', 'With a plain function'].map(
    (title) => panel(title).getByText(/renders:/).textContent,
  )
const shown = (title: string): number => panel(title).getAllByRole('listitem').length

describe('recomputations of a selector', () => {
  test('both compute once to begin with', async () => {
    await openDemo(SelectorRecomputations)
    expect(counts()).toEqual([1, 1, 1])
    expect(renders()).toEqual(['renders: 1', 'renders: 1'])
  })

  test('only the plain function computes after a change that neither reads', async () => {
    const { click } = await openDemo(SelectorRecomputations)
    await click('Ring the bell')
    expect(counts()).toEqual([2, 1, 2])
    expect(renders()).toEqual(['renders: 1', 'renders: 2'])
  })

  test('the selector keeps the result for earlier inputs', async () => {
    const { click } = await openDemo(SelectorRecomputations)
    await click('Open only')
    expect(counts()).toEqual([2, 2, 2])
    expect(shown('With createSelector')).toBe(2)
    await click('Open only')
    expect(counts()).toEqual([3, 2, 3])
    expect(shown('With createSelector')).toBe(4)
    expect(shown('With a plain function')).toBe(4)
    expect(renders()).toEqual(['renders: 3', 'renders: 3'])
  })

  test('nothing of the selector runs for the same state', async () => {
    const { click } = await openDemo(SelectorRecomputations)
    await click('Read both again')
    expect(counts()).toEqual([1, 1, 2])
    expect(renders()).toEqual(['renders: 1', 'renders: 1'])
  })

  test('both compute if the list changes', async () => {
    const { click } = await openDemo(SelectorRecomputations)
    await click('Urgent only')
    await click(/Close/)
    expect(counts()).toEqual([3, 3, 3])
  })
})
