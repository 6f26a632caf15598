import * as original from '@docusaurus/utils-common'
import { describe, expect, it } from 'vitest'

import * as ours from './utils-common'

const PATHS = [
  '',
  '/',
  '/a',
  '/a/',
  '/a/b',
  '/a/b/',
  '/a.html',
  '/base/',
  '/base',
  'a',
  './a/',
  '#x',
  '/a#x',
  '/a/?q=1#x',
]
const BASES = ['/', '/base/']

describe('the helpers of @docusaurus/utils-common', () => {
  it.each([true, false, undefined])('end paths as the original does, trailingSlash: %s', (trailingSlash) => {
    const apply = (helper: typeof original.applyTrailingSlash) =>
      PATHS.flatMap((path) =>
        BASES.map((baseUrl) => [path, baseUrl, helper(path, { trailingSlash, baseUrl })]),
      )
    expect(apply(ours.applyTrailingSlash)).toEqual(apply(original.applyTrailingSlash))
  })

  it('find the causes of an error as the original does', () => {
    const cause = new Error('inner')
    const error = new Error('outer', { cause: new TypeError('middle', { cause }) })
    expect(ours.getErrorCausalChain(error)).toEqual(original.getErrorCausalChain(error))
    expect(ours.getErrorCausalChain(cause)).toEqual([cause])
  })
})
