import { describe, expect, it } from 'vitest'

import { headerRules, type HeaderRule } from '../../../src/config/headers'
import { redirects } from '../../../src/shared/redirects'
import { formatHeaders } from '../../../src/plugins/built-pages/host-files/format-headers'
import { formatRedirects } from '../../../src/plugins/built-pages/host-files/format-redirects'

describe('formatHeaders', () => {
  it('writes each path with its headers below', () => {
    const rules: HeaderRule[] = [
      { path: '/*', headers: { 'X-One': '1', 'X-Two': 'a, b' } },
      { path: '/assets/*', headers: { 'X-One': '2' } },
    ]
    expect(formatHeaders(rules)).toBe('/*\n  X-One: 1\n  X-Two: a, b\n\n/assets/*\n  X-One: 2\n')
  })

  it('can write the rules of production', () => {
    expect(formatHeaders(headerRules)).toContain('max-age=31536000, immutable')
  })

  it.each(['assets/*', '/a b', ''])('rejects the path "%s"', (path) => {
    expect(() => formatHeaders([{ path, headers: {} }])).toThrow('must begin with "/"')
  })

  it.each([
    ['a name with a colon', { 'X:': '1' }],
    ['a name with a space', { 'X Y': '1' }],
    ['a value of two lines', { X: '1\n  Y: 2' }],
  ])('rejects %s', (_, headers) => {
    expect(() => formatHeaders([{ path: '/*', headers }])).toThrow("/* has a header that can't be written")
  })
})

describe('formatRedirects', () => {
  it('writes permanent, forced redirects in order', () => {
    const rules = [
      { from: '/docs', to: '/start' },
      { from: '/old/page', to: '/new-page' },
    ]
    expect(formatRedirects(rules)).toBe('/docs /start 301!\n/old/page /new-page 301!\n')
  })

  it('can write the redirects of production', () => {
    expect(formatRedirects(redirects).trim().split('\n')).toHaveLength(redirects.length)
  })

  it.each(['old', '/old/', '/old?x=1', '/old#x', '/o ld', 'https://example.org/old', '/'])(
    'rejects "%s", which is no path',
    (address) => {
      expect(() => formatRedirects([{ from: address, to: '/new' }])).toThrow('both must be paths')
      expect(() => formatRedirects([{ from: '/x', to: address }])).toThrow('both must be paths')
    },
  )

  it('rejects a redirect to itself', () => {
    expect(() => formatRedirects([{ from: '/a', to: '/a' }])).toThrow('/a → /a: it leads to itself')
  })

  it('rejects a source that appears twice', () => {
    const rules = [
      { from: '/a', to: '/b' },
      { from: '/a', to: '/c' },
    ]
    expect(() => formatRedirects(rules)).toThrow('/a → /c: this source appears twice')
  })

  it('rejects a chain', () => {
    const rules = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/c' },
    ]
    expect(() => formatRedirects(rules)).toThrow('/a → /b: its target is redirected again')
  })
})
