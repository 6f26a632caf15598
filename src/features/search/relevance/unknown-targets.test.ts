import { expect, it } from 'vitest'

import { unknownTargets } from './unknown-targets'

it('a place of a query that the site does not have is named with its file and line', () => {
  const targets = [
    { place: '/pagination', line: 3 },
    { place: '/pagination#gone', line: 4 },
  ]
  const pages = [{ file: 'docs/pagination.search.yaml', targets }]
  expect(unknownTargets(pages, new Set(['/pagination']))).toEqual([
    'docs/pagination.search.yaml:4: /pagination#gone is not on the site: correct or remove it.',
  ])
})
