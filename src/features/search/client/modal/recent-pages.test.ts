// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'

import { forgetPage, parseRecentPages, readRecentPages, rememberPage } from './recent-pages'

const page = (name: string) => ({ url: `/api/${name}`, title: name, place: 'API' })
const PAGE = page('createSlice')

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('parseRecentPages', () => {
  it.each(['{', 'null', '"x"', '{}'])('reads %j as an empty list', (stored) => {
    expect(parseRecentPages(stored)).toEqual([])
  })

  it.each([
    ['nothing', null],
    ['an empty object', {}],
    ['no title', { ...PAGE, title: undefined }],
    ['an empty title', { ...PAGE, title: '' }],
    ['a title that is too long', { ...PAGE, title: 'x'.repeat(501) }],
    ['a place that is no text', { ...PAGE, place: {} }],
    ['a script for an address', { ...PAGE, url: 'javascript:alert(1)' }],
    ['an address elsewhere', { ...PAGE, url: 'https://example.org/' }],
    ['an address elsewhere without a scheme', { ...PAGE, url: '//example.org/' }],
    ['one that browsers read so', { ...PAGE, url: '/\\example.org/' }],
    ['one with a tab', { ...PAGE, url: '/\t/example.org/' }],
  ])('drops a page with %s, and keeps the others', (_, broken) => {
    expect(parseRecentPages(JSON.stringify([broken, PAGE]))).toEqual([PAGE])
  })

  it('reads nothing but what it needs', () => {
    expect(parseRecentPages(JSON.stringify([{ ...PAGE, more: 1 }]))).toEqual([PAGE])
  })
})

describe('recent pages', () => {
  it('are five, the newest first, each once', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) rememberPage(page(name))
    expect(readRecentPages().map(({ title }) => title)).toEqual(['c', 'f', 'e', 'd', 'b'])
  })

  it('can be removed', () => {
    for (const name of ['a', 'b']) rememberPage(page(name))
    expect(forgetPage('/api/b')).toEqual([page('a')])
    expect(readRecentPages()).toEqual([page('a')])
  })

  it('are none where storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    rememberPage(PAGE)
    expect(readRecentPages()).toEqual([])
    expect(forgetPage('/x')).toEqual([])
  })
})
