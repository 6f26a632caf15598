import { describe, expect, it } from 'vitest'

import { aliasFaults } from './alias-faults'

const LINKABLE = new Map([
  ['/api/seats', ['reserve', 'free']],
  ['/api/orders', ['pay']],
])
const faultsOf = (id: string, target: string) => aliasFaults({ '/api/seats': { [id]: target } }, LINKABLE)

describe('aliasFaults', () => {
  it('finds nothing wrong with an alias to a heading of its page or of another', () => {
    expect(faultsOf('hold', 'reserve')).toEqual([])
    expect(faultsOf('hold', '/api/orders#pay')).toEqual([])
  })

  it.each([
    ['gone', '/api/seats#gone'],
    ['pay', '/api/seats#pay'],
    ['/api/orders#free', '/api/orders#free'],
    ['/api/gone#pay', '/api/gone#pay'],
    ['/api/orders', '/api/orders#'],
  ])('names an alias to "%s", which does not exist', (target, address) => {
    expect(faultsOf('hold', target)).toEqual([
      `  /api/seats#hold leads to ${address}, which doesn't exist. Name the heading that covers the subject now.`,
    ])
  })

  it('names an alias for an id that the page has', () => {
    expect(faultsOf('free', 'reserve')).toEqual([
      '  /api/seats#free: the page has this id, so the alias is never used. Remove it.',
    ])
  })

  it('names a page that does not exist', () => {
    expect(aliasFaults({ '/api/gone': { hold: 'reserve' } }, LINKABLE)).toEqual([
      '  /api/gone: there is no such page. If the page has moved, add the move to content/redirects.yaml.',
    ])
  })
})
