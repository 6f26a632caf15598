import { describe, expect, it } from 'vitest'

import { findAlias } from './aliases'

const ALIASES = { '/api/seats': { hold: 'reserve', pay: '/api/orders#pay' }, '/': { demo: 'play' } }
const find = (page: string, id: string) => findAlias(page, id, ALIASES)

describe('findAlias', () => {
  it('leads to another heading of the page', () => {
    expect(find('/api/seats', 'hold')).toBe('#reserve')
  })

  it('leads to another page', () => {
    expect(find('/api/seats', 'pay')).toBe('/api/orders#pay')
  })

  it('takes a page with a slash at its end, and the home page', () => {
    expect(find('/api/seats/', 'hold')).toBe('#reserve')
    expect(find('/', 'demo')).toBe('#play')
  })

  it.each([
    ['/api/seats', 'reserve'],
    ['/api/orders', 'hold'],
    ['/api/seats', 'constructor'],
    ['/api/seats', ''],
  ])('knows nothing of %s#%s', (page, id) => {
    expect(find(page, id)).toBeUndefined()
  })
})
