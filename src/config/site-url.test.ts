import { describe, expect, it } from 'vitest'

import { readSiteUrl } from './site-url'

describe('readSiteUrl', () => {
  it('falls back to the address of the published site', () => {
    expect(readSiteUrl({})).toBe('https://redux-toolkit.js.org')
  })

  it("takes the host's URL", () => {
    expect(readSiteUrl({ URL: 'https://preview.example.org' })).toBe('https://preview.example.org')
  })

  it('prefers SITE_URL', () => {
    expect(readSiteUrl({ SITE_URL: 'https://docs.example.org', URL: 'https://other.example.org' })).toBe(
      'https://docs.example.org',
    )
  })

  it('ignores a SITE_URL of white space', () => {
    expect(readSiteUrl({ SITE_URL: '  ', URL: 'https://b.example.org' })).toBe('https://b.example.org')
  })

  it('normalizes case', () => {
    expect(readSiteUrl({ SITE_URL: 'HTTPS://Docs.Example.org' })).toBe('https://docs.example.org')
  })

  it('drops the slash at the end', () => {
    expect(readSiteUrl({ SITE_URL: 'http://localhost:3000/' })).toBe('http://localhost:3000')
  })

  it.each([
    'docs.example.org',
    'ftp://docs.example.org',
    'https://docs.example.org/docs',
    'https://docs.example.org/?x=1',
    'https://docs.example.org/#x',
    'https://docs.example.org?',
    'https://docs.example.org#',
    'https://user:secret@docs.example.org',
  ])('rejects %s and names the variable', (value) => {
    expect(() => readSiteUrl({ SITE_URL: value })).toThrow(`SITE_URL is ${JSON.stringify(value)}`)
    expect(() => readSiteUrl({ URL: value })).toThrow(`URL is ${JSON.stringify(value)}`)
  })
})
