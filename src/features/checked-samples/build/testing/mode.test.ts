import { expect, it } from 'vitest'

import { readMode } from '../check/examine'

it('proves everything unless told otherwise', () => {
  expect(readMode({})).toBe('all')
  expect(readMode({ SAMPLES: '' })).toBe('all')
  expect(readMode({ SAMPLES: 'draft' })).toBe('draft')
})

it('does not take a misspelled mode for another', () => {
  expect(() => readMode({ SAMPLES: 'drafts' })).toThrow(
    'SAMPLES is "drafts"; it may be all, installed, draft.',
  )
})
