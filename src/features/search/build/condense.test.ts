import { expect, it } from 'vitest'

import { condense } from './condense'

it('leaves a short text as it is', () => {
  expect(condense('Reads the cache.', 100)).toEqual({ beginning: 'Reads the cache.', words: '' })
})

it('keeps the words of the end, each once, unless the beginning has them in some form', () => {
  const text = 'Selectors read the cache. They are memoized by createSelector, as memoized selector of keys.'
  expect(condense(text, 25)).toEqual({
    beginning: 'Selectors read the cache.',
    words: 'memoized createSelector keys',
  })
})
