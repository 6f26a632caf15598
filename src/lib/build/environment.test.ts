import { describe, expect, it } from 'vitest'

import { readAllOrNone } from './environment'

describe('readAllOrNone', () => {
  it('answers undefined when none is set', () => {
    expect(readAllOrNone({ OTHER: 'x' }, ['A', 'B'])).toBeUndefined()
  })

  it('takes blank values for unset ones', () => {
    expect(readAllOrNone({ A: '', B: '  ' }, ['A', 'B'])).toBeUndefined()
  })

  it('answers the trimmed values in the order of the names', () => {
    expect(readAllOrNone({ B: ' two ', A: 'one' }, ['A', 'B'])).toEqual(['one', 'two'])
  })

  it('names every missing variable of a half-set group', () => {
    expect(() => readAllOrNone({ A: 'one' }, ['A', 'B', 'C'])).toThrow('B and C must be set too')
  })

  it('takes a blank value in a half-set group for a missing one', () => {
    expect(() => readAllOrNone({ A: 'one', B: ' ' }, ['A', 'B'])).toThrow('B must be set too')
  })
})
