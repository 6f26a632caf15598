import original from 'path-to-regexp'
import { describe, expect, it } from 'vitest'

import pathToRegexp from '../../../src/trimmed/path-to-regexp'

const PATHS = ['/', '*', '/api/createSlice', '/rtk-query/api/created-api/hooks', '/a.b', '/with/slash/']
const ADDRESSES = [
  '/',
  '',
  '/api/createSlice',
  '/api/createSlice/',
  '/API/createslice',
  '/api/createSlice/x',
  '/api/createSlicex',
  '/a.b',
  '/axb',
  '/with/slash',
  '/with/slash/',
  '/x',
]
const OPTIONS = [true, false].flatMap((end) =>
  [true, false].flatMap((strict) => [true, false].map((sensitive) => ({ end, strict, sensitive }))),
)

describe('the matcher of routes', () => {
  it.each(PATHS)('matches the same addresses for %s as the original', (path) => {
    for (const options of OPTIONS) {
      const [ours, theirs] = [pathToRegexp(path, [], options), original(path, [], options)]
      for (const address of ADDRESSES) {
        const about = `${path} ${JSON.stringify(options)} ${address}`
        expect(ours.exec(address)?.[0], about).toBe(theirs.exec(address)?.[0])
      }
    }
  })

  it('makes the address of a path', () => {
    expect(pathToRegexp.compile('/api/x')()).toBe('/api/x')
  })

  it('refuses a path with parameters', () => {
    expect(() => pathToRegexp('/:id')).toThrow('has parameters')
  })
})
