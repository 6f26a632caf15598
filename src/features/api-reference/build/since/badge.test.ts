import { toString } from 'mdast-util-to-string'
import { expect, it } from 'vitest'

import { badgeOf } from './remark'

it('a badge says "since version" and the version to those who hear it', () => {
  expect(toString(badgeOf('2.14'))).toBe('since version 2.14')
})

it('a badge keeps the word "version" for those who hear it', () => {
  const badge = badgeOf('2.14')
  const shown = 'children' in badge ? badge.children.filter(({ type }) => type === 'text') : []
  expect(shown.map((node) => toString(node)).join('')).toBe('since 2.14')
})
