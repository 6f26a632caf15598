import { expect, it } from 'vitest'

import { plainText, rowsWith } from '../../row-filter/client/row-words'
import { SYMPTOM_GROUPS } from '../data'
import { filterWordsOf } from '../data/filter-words'

const symptoms = SYMPTOM_GROUPS.flatMap((group) => group.symptoms)
const texts = symptoms.map(({ id, symptom, answer, page }) =>
  plainText([symptom, answer, page.title, filterWordsOf(id)].join(' ')),
)
const found = (typed: string) =>
  symptoms.filter((_, index) => rowsWith(texts, typed)[index]).map(({ id }) => id)

it.each([
  ['re-render', 'selector-differs'],
  ['rerender', 'select-from-result-renders'],
  ['renders again', 'selector-differs'],
  ['not updating', 'list-not-refetched'],
  ['loop', 'refetches-too-often'],
  ['infinite loops', 'refresh-in-circles'],
  ['stale list', 'list-not-refetched'],
  ['too many requests', 'refetches-too-often'],
])('a reader who types %j finds %s', (typed, id) => {
  expect(found(typed)).toContain(id)
})

it('has words for symptoms that exist', () => {
  expect(symptoms.filter(({ id }) => filterWordsOf(id) !== '').length).toBeGreaterThan(20)
})
