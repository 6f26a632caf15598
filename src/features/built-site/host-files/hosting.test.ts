import { describe, expect, it } from 'vitest'

import { headerRules, type HeaderRule } from '../../../config/headers'
import { readRedirects } from '../../../config/read-redirects'
import { formatHeaders, formatRedirects } from '../steps/host-files'

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
    expect(formatRedirects(rules, [])).toBe('/docs /start 301!\n/old/page /new-page 301!\n')
  })

  it('writes redirects of folders last, and lets a page that has the address come before them', () => {
    const rules = [
      { from: '/docs/*', to: '/:splat' },
      { from: '/docs', to: '/start' },
    ]
    expect(formatRedirects(rules, [])).toBe('/docs /start 301!\n/docs/* /:splat 301\n')
  })

  it('redirects the small letters of each page with capitals, unless that would force a circle', () => {
    expect(formatRedirects([], ['/api/createSlice', '/errors', '/'])).toBe(
      '/api/createslice /api/createSlice 301\n',
    )
  })

  it('redirects the small letters of a page that moved', () => {
    const rules = [
      { from: '/api/otherExports', to: '/api/other-exports' },
      { from: '/Errors', to: '/errors' },
    ]
    // The page of the old address is a static one that redirects.
    expect(formatRedirects(rules, ['/api/otherExports', '/api/other-exports'])).toBe(
      [
        '/api/otherExports /api/other-exports 301!',
        '/Errors /errors 301',
        '/api/otherexports /api/other-exports 301!',
        '',
      ].join('\n'),
    )
  })

  it('can write the redirects of production', () => {
    const redirects = readRedirects('.')
    const lines = formatRedirects(redirects, ['/api/createSlice']).split('\n')
    expect(lines).toContain('/api/createslice /api/createSlice 301')
    for (const { from, to } of redirects) {
      expect(lines.some((line) => line.startsWith(`${from} ${to} 301`))).toBe(true)
    }
  })
})
