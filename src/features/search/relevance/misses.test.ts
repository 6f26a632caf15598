import { expect, it } from 'vitest'

import type { Outcome } from './measure'
import { missMessages } from './misses'

const outcome = (query: string, rank: number | undefined): Outcome => ({
  kind: 'synonyms',
  query,
  targets: ['/api/createSlice', '/usage/nextjs#store'],
  rank,
  first: '/errors',
})

it('a query that none of the first five results answers is named, with what came first', () => {
  const outcomes = [outcome('answered', 5), outcome('far', 6), outcome('absent', undefined)]
  expect(missMessages(outcomes, ['absent'])).toEqual([
    '"far" should lead to /api/createSlice or /usage/nextjs#store, which comes at place 6; /errors comes first. If readers use another word than the page, add a synonym (content/synonyms/).',
  ])
  expect(missMessages([outcome('absent', undefined)], []).join()).toContain('which is not among the results;')
})

it('a known miss that is answered, or that no set has any more, is to be removed', () => {
  expect(missMessages([outcome('answered', 1)], ['answered', 'gone'])).toEqual([
    '"answered" is answered now: remove it from src/features/search/relevance/known-misses.ts.',
    '"gone" is no query any more: remove it from src/features/search/relevance/known-misses.ts.',
  ])
})
