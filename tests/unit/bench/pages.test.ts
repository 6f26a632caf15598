import { describe, expect, it } from 'vitest'

import { commonTargets } from '../../bench/site/common-targets'
import { addressOfFile, matchPage, PAGES, pagesOf } from '../../bench/site/pages'

const THEIRS = ['/', '/docs/api/createslice/', '/tutorials/overview', '/rtk-query/overview', '/guide/queries']

describe('the pages of the bench', () => {
  it('are one of each type unless told, by name or path', () => {
    expect(pagesOf(undefined)).toBe(PAGES)
    expect(pagesOf(['API', '/errors', '/api/createAction'])).toEqual([
      { name: 'API', address: '/api/createSlice', isText: true },
      { name: 'errors', address: '/errors', isText: false },
      { name: '/api/createAction', address: '/api/createAction', isText: true },
    ])
  })

  it('have the address at which a server answers with their file', () => {
    expect(addressOfFile('index.html')).toBe('/')
    expect(addressOfFile('api/createSlice.html')).toBe('/api/createSlice')
    expect(addressOfFile('api\\createslice\\index.html')).toBe('/api/createslice/')
    expect(addressOfFile('api/reindex.html')).toBe('/api/reindex')
  })

  it.each([
    ['of the same path', '/', '/'],
    ['whose end agrees the furthest, whatever the case', '/api/createSlice', '/docs/api/createslice/'],
    ['of two with the same name by the folder', '/rtk-query/overview', '/rtk-query/overview'],
    ['by the last part alone', '/rtk-query/usage/queries', '/guide/queries'],
    ['not by a part of a name', '/api/slice', undefined],
    ['not where two agree equally far', '/other/overview', undefined],
  ])('are found on another site: %s', (_, wanted, found) => {
    expect(matchPage(wanted, THEIRS)).toBe(found)
  })

  it('lead on by links that all sites have, spread over these', () => {
    const ours = ['/', '/a', '/b', '/c', '/d', '/e']
    const theirs = ['/x/E/', '/x/c', '/x/a', '/x/b']
    expect(commonTargets([ours, theirs], 2)).toEqual([
      ['/a', '/x/a'],
      ['/c', '/x/c'],
    ])
    expect(commonTargets([ours], 9)).toHaveLength(5)
    expect(commonTargets([ours, []], 2)).toEqual([])
  })
})
