import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { findRedirect, pluginRedirects, redirects } from '../../../src/shared/redirects'

describe('findRedirect', () => {
  it('finds the new address of a page that moved', () => {
    expect(findRedirect('/tutorials/basic-tutorial')).toBe('/tutorials/overview')
  })

  it('ignores a slash at the end', () => {
    expect(findRedirect('/api/otherExports/')).toBe('/api/other-exports')
  })

  it('ignores case', () => {
    expect(findRedirect('/API/OTHEREXPORTS')).toBe('/api/other-exports')
  })

  it('leads the address that the library prints to the error codes', () => {
    expect(findRedirect('/Errors')).toBe('/errors')
  })

  it.each(['/', '/nowhere', '/api/createSlice', ''])('knows no other address for "%s"', (path) => {
    expect(findRedirect(path)).toBeUndefined()
  })
})

describe('redirects', () => {
  it.each(redirects)('$from leads to a page that exists', ({ to }) => {
    expect(to === '/errors' || existsSync(`docs${to}.mdx`)).toBe(true)
  })
})

describe('pluginRedirects', () => {
  it('leaves out aliases that differ in case alone, and nothing else', () => {
    const left = redirects.filter(({ from }) => !pluginRedirects.some((redirect) => redirect.from === from))
    expect(left).toEqual([{ from: '/Errors', to: '/errors' }])
  })
})
