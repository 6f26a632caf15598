import type { LoadContext } from '@docusaurus/types'
import { expect, it } from 'vitest'

import { plainText, rowsWith } from '../../row-filter/client/row-words'
import symptomsPlugin from '../build'

const groups = (await symptomsPlugin({ siteDir: '.' } as LoadContext).loadContent?.()) ?? []
const symptoms = groups.flatMap((group) => group.symptoms)
const texts = symptoms.map((entry) =>
  plainText([entry.symptom, entry.answer, entry.page.title, ...(entry.filterWords ?? [])].join(' ')),
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
  expect(symptoms.filter(({ filterWords }) => filterWords !== undefined).length).toBeGreaterThan(20)
})
