import { describe, expect, it } from 'vitest'

import { excerpt, highlight } from './highlight'
import type { MarkedText } from './types'

/** Writes a text with brackets around its matches. */
const written = (text: MarkedText): string =>
  text.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join('')

describe('highlight', () => {
  it('marks whole words whatever their case', () => {
    expect(written(highlight('Slice of a slice', new Set(['slice'])))).toBe('[Slice] of a [slice]')
  })

  it('marks the part of an identifier that matched', () => {
    expect(written(highlight('use createSlice', new Set(['slice'])))).toBe('use create[Slice]')
  })

  it('leaves words alone that merely contain a term', () => {
    expect(highlight('sliced', new Set(['slice']))).toEqual([{ text: 'sliced', isMatch: false }])
  })

  it('makes no empty pieces', () => {
    expect(highlight('', new Set(['slice']))).toEqual([])
    expect(highlight('slice', new Set(['slice']))).toEqual([{ text: 'slice', isMatch: true }])
  })
})

describe('excerpt', () => {
  const text = 'one two three four five six seven eight nine ten'

  it('cuts around the match', () => {
    expect(written(excerpt(text, new Set(['six']), 3))).toBe('…five [six] seven…')
  })

  it('starts at the beginning when nothing matched', () => {
    expect(written(excerpt(text, new Set(), 2))).toBe('one two…')
  })

  it('fills up at the end of the text', () => {
    expect(written(excerpt(text, new Set(['ten']), 3))).toBe('…eight nine [ten]')
  })

  it('leaves short texts whole', () => {
    expect(written(excerpt('just this', new Set(['this']), 9))).toBe('just [this]')
  })
})
