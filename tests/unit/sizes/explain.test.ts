import { describe, expect, it, vi } from 'vitest'

import { isNarrow, limitOf, type Budget, type Measured } from '../../sizes/budget'
import { explain } from '../../sizes/explain'
import { hold } from '../../sizes/hold'
import { stableName } from '../../sizes/names'

const OUTLINE: Budget = { name: 'The search outline', per: { entry: 12 }, remedy: 'shorter headings.' }
const HTML: Budget = {
  name: 'The HTML',
  fixed: 5000,
  per: { 'link of the menu': 20, word: 2.5 },
  remedy: 'less text.',
}
const MODAL: Budget = { name: 'The search modal', fixed: 12_000, remedy: 'less code.' }

const outline = (parts: Measured['parts'], recorded: Measured['recorded']): Measured => ({
  bytes: 41_073,
  counts: { entry: 3344 },
  parts,
  recorded,
})

describe('an explanation', () => {
  it('says what each entry weighs, what grew, and what helps', () => {
    const measured = outline({ '/usage/logging': 110, '/usage/nextjs': 700 }, { '/usage/nextjs': 700 })
    expect(explain(OUTLINE, measured)).toBe(
      'The search outline has 41,073 bytes for 3,344 entries: 12.3 each, the limit is 12 (tests/sizes/budgets.ts). ' +
        'Since the sizes were recorded it grew by 110 bytes: /usage/logging +110. What usually helps: shorter headings.',
    )
  })

  it('adds up the terms of a limit', () => {
    const counts = { 'link of the menu': 14, word: 412 }
    const measured = { bytes: 9000, counts, parts: { '/x': 9000 }, recorded: {}, of: '/x' }
    expect(explain(HTML, measured)).toContain(
      'The HTML of /x has 9,000 bytes, the limit is 6,310: 5,000, and 20 for each of 14 links of the menu, and 2.5 for each of 412 words (tests/sizes/budgets.ts).',
    )
  })

  it('names the greatest changes first, and counts the others', () => {
    const now = { a: 10, b: 200, c: 3, d: 4, e: 5, f: 6, g: 7 }
    const recorded = { a: 50, c: 2, d: 2, e: 2, f: 2, g: 2, gone: 90 }
    expect(explain(MODAL, { bytes: 12_001, counts: {}, parts: now, recorded })).toContain(
      'it grew by 85 bytes: b +200, gone −90, a −40, g +5, f +4, and 3 smaller changes.',
    )
  })

  it('says when nothing changed', () => {
    const same = { bytes: 12_001, counts: {}, parts: { a: 1 }, recorded: { a: 1 } }
    expect(explain(MODAL, same)).toContain('Nothing changed since the sizes were recorded.')
  })
})

describe('a budget', () => {
  it('grows with what it counts, and needs the count', () => {
    expect(limitOf(HTML, { 'link of the menu': 10, word: 100 })).toBe(5450)
    expect(() => limitOf(HTML, { word: 100 })).toThrow("these aren't counted")
  })

  it('is narrow when less than 5 % is free, not when it is exceeded', () => {
    const weighing = (bytes: number): Measured => ({ bytes, counts: {}, parts: {}, recorded: {} })
    expect([11_400, 11_401, 12_000, 12_001].map((bytes) => isNarrow(MODAL, weighing(bytes)))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('warns when it is narrow', () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const held = hold(MODAL, { bytes: 11_900, counts: {}, parts: {}, recorded: {} })
    expect(warning).toHaveBeenCalledWith(
      'Less than 5 % is free: The search modal has 11,900 bytes, the limit is 12,000 (tests/sizes/budgets.ts).',
    )
    expect(held.bytes <= held.limit).toBe(true)
    warning.mockRestore()
  })
})

it('a file keeps its name when its hash changes', () => {
  expect(stableName('/assets/js/main.1a2b3c4d.js')).toBe('assets/js/main.js')
  expect(stableName('assets/css/styles.00ff00ff.css')).toBe('assets/css/styles.css')
})
