import { expect, it } from 'vitest'

import { isRelative } from './specifiers.mjs'

it('tells files from packages', () => {
  expect(['./a', '../a', '/a', '.', '..'].filter(isRelative)).toHaveLength(5)
  expect(['a', '@a/b', '.a', 'https://a'].filter(isRelative)).toEqual([])
})
