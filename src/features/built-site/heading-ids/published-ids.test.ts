import { describe, expect, it } from 'vitest'

import { readRedirects } from '../../../config/read-redirects'
import { withIdsOf } from './published-ids'
import { lostIds } from '../../../../tests/site/lost-ids'

const LINKABLE = new Map([['/api/seats', ['reserve', 'free']]])

describe('withIdsOf', () => {
  it('adds what is new and keeps what is gone, in order', () => {
    const published = { '/old': ['a'], '/api/seats': ['hold', 'free'] }
    expect(JSON.stringify(withIdsOf(published, LINKABLE))).toBe(
      '{"/api/seats":["free","hold","reserve"],"/old":["a"]}',
    )
  })
})

describe('lostIds', () => {
  it('finds the ids that are neither on the page nor have an alias', () => {
    const aliases = { '/api/seats': { hold: 'reserve' } }
    expect(lostIds('/api/seats', ['free', 'hold', 'gone'], LINKABLE, aliases)).toEqual(['gone'])
  })

  it('looks on the page that a page moved to', () => {
    const { from, to } = readRedirects('.')[0] ?? { from: '', to: '' }
    expect(lostIds(from, ['free', 'gone'], new Map([[to, ['free']]]), {})).toEqual(['gone'])
  })

  it('finds all ids of a page that is gone', () => {
    expect(lostIds('/api/gone', ['a', 'b'], LINKABLE, {})).toEqual(['a', 'b'])
  })
})
