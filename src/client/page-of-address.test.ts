import { describe, expect, it } from 'vitest'

import { cleanPath, pageOfAddress } from './page-of-address'

describe('cleanPath', () => {
  it.each([
    ['/api/createSlice.html', '/api/createSlice'],
    ['/api/createSlice/index.html', '/api/createSlice'],
    ['/index.html', '/'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/api/createSlice/', '/api/createSlice/'],
  ])('makes %s into %s', (path, clean) => {
    expect(cleanPath(path)).toBe(clean)
  })
})

describe('pageOfAddress', () => {
  const PAGES = ['/', '/api/createSlice', '/errors']

  it.each([
    ['/api/createslice', '/api/createSlice'],
    ['/API/CREATESLICE/', '/api/createSlice'],
    ['/Errors', '/errors'],
    ['/api/createSlice', '/api/createSlice'],
    ['/', '/'],
  ])('finds the page that %s means', (path, page) => {
    expect(pageOfAddress(path, PAGES)).toBe(page)
  })

  it.each(['/api', '/api/createslices', ''])('finds none for "%s"', (path) => {
    expect(pageOfAddress(path, PAGES)).toBeUndefined()
  })
})
