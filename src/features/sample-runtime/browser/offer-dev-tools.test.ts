import { expect, it } from 'vitest'

import { offerTo, registerLibrary, requireLibrary } from './libraries'

const NAME = '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__'

const seen = (): unknown => (globalThis as unknown as { window?: Record<string, unknown> }).window?.[NAME]

it('is there while the library that looks for it is evaluated, and for nothing else', () => {
  const found: Record<string, unknown> = {}
  const devTools = (): void => undefined
  offerTo('@reduxjs/toolkit', NAME, devTools)
  registerLibrary('redux', () => {
    found.needed = typeof window
  })
  registerLibrary('@reduxjs/toolkit', (module, _exports, require) => {
    found.before = seen()
    require('redux')
    found.after = seen()
    module.exports = { name: 'toolkit' }
  })
  registerLibrary('other', () => {
    found.other = typeof window
  })
  expect(requireLibrary('@reduxjs/toolkit')).toEqual({ name: 'toolkit' })
  requireLibrary('other')
  expect(found).toEqual({ before: devTools, after: devTools, needed: 'undefined', other: 'undefined' })
  expect('window' in globalThis).toBe(false)
})
