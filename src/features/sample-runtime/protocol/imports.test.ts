import { describe, expect, it } from 'vitest'

import { importedNames } from './packages'

describe('importedNames', () => {
  it.each([
    ["import { a } from './a'", ['./a']],
    ["import './styles.css'", ['./styles.css']],
    ["const later = await import('./later')", ['./later']],
    ["export * from './b'", ['./b']],
  ])('finds what %s imports', (code, names) => {
    expect(importedNames(code)).toEqual(names)
  })

  it.each([["createSlice({ name: 'import', phase: 'done' })"], ["pick('from', 'to')"]])(
    'finds nothing in the texts of %s',
    (code) => {
      expect(importedNames(code)).toEqual([])
    },
  )
})
