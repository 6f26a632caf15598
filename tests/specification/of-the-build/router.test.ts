import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'

import { line } from '../line'

test(
  line(
    'The router matches paths with named parameters and optional exact, strict and case-sensitive matching.',
  ),
  () => {
    const path = '/api/:name'
    expect(matchPath('/api/createSlice', { path })?.params).toEqual({ name: 'createSlice' })
    expect(matchPath('/api/createSlice/more', { path })?.isExact).toBe(false)
    expect(matchPath('/api/createSlice/more', { path, exact: true })).toBeNull()
    expect(matchPath('/api/', { path: '/api', exact: true })).not.toBeNull()
    expect(matchPath('/api', { path: '/api/', strict: true })).toBeNull()
    expect(matchPath('/API/x', { path })).not.toBeNull()
    expect(matchPath('/API/x', { path, sensitive: true })).toBeNull()
  },
)

test(line('Path-matcher cache cap: 10000 entries.'), () => {
  /** A path that counts how often the router compiles it. */
  class CountedPath extends RegExp {
    compiled = 0
    constructor(readonly key: string) {
      super('^/x')
    }
    override get source(): string {
      this.compiled += 1
      return super.source
    }
    override toString(): string {
      return this.key
    }
  }
  // The cache is the module's own: what other tests of this process matched is in it already.
  const options = (path: CountedPath) => ({ path: path as unknown as string, sensitive: true, strict: true })
  const paths = Array.from({ length: 10_001 }, (_, index) => new CountedPath(`path ${index}`))
  for (const path of paths) matchPath('/x', options(path))
  const countAgain = (path: CountedPath) => {
    const before = path.compiled
    matchPath('/x', options(path))
    return path.compiled - before
  }
  const kept = paths.filter((path) => countAgain(path) === 0)
  expect(kept.length).toBeGreaterThan(9_900)
  expect(kept.length).toBeLessThanOrEqual(10_000)
  // Those that came when it was full are compiled each time.
  expect(paths.slice(0, kept.length)).toEqual(kept)
})
