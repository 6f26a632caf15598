import { describe, expect, it } from 'vitest'

import { readSymptoms } from '../../src/features/symptoms/build'
import { anchorOf, type Symptom } from '../../src/features/symptoms/symptom'
import { readBuiltRecords } from '../../src/features/search/relevance/built-records'
import { readBuiltPages } from './built-pages'

const ADDRESS = '/usage/troubleshooting'

const page = readBuiltPages().find(({ address }) => address === ADDRESS)
const records = readBuiltRecords().filter(({ url }) => new URL(url).pathname === ADDRESS)
const groups = readSymptoms('.').map((group) => [group.id, group.symptoms] as const)

const plain = (text: string) => text.replaceAll('`', '')

/** The text of a symptom in the built page, before any script runs. */
function shown(symptom: Symptom) {
  const entry = page?.$(`#${anchorOf(symptom)}`)
  const link = entry?.find('.hash-link')
  return {
    symptom: entry?.clone().children('.hash-link').remove().end().text(),
    answer: entry?.next().text(),
    path: entry?.nextAll().find('a').attr('href'),
    linksToItself: link?.attr('href') === `#${anchorOf(symptom)}` && link.attr('aria-label') !== undefined,
  }
}

describe('the page of symptoms', () => {
  it.each(groups)('shows those of %s before any script runs', (_, symptoms) => {
    const expected = symptoms.map(({ symptom, answer, page: { path } }) => ({
      symptom: plain(symptom),
      answer: plain(answer),
      path,
      linksToItself: true,
    }))
    expect(symptoms.map(shown)).toEqual(expected)
  })

  it('lets the search find each under its own address', () => {
    const symptoms = groups.flatMap(([, entries]) => entries)
    const found = symptoms.map(
      (symptom) => records.find(({ anchor }) => anchor === anchorOf(symptom))?.hierarchy.lvl3,
    )
    expect(found).toEqual(symptoms.map(({ symptom }) => plain(symptom)))
  })
})
