import { describe, expect, it } from 'vitest'

import { readAllSynonyms, readSymptomSynonyms } from '../../search/build/synonyms/read-lines'
import type { SearchRecord } from '../../search/shared/record'
import { indexRecords } from '../../search/testing/synonyms'
import { readSymptoms } from '../build'
import { getAnchor, type Symptom } from '../symptom'
import { aSection } from '../../search/testing/a-record'

const PLACES = 3
const SYMPTOM_SYNONYMS = readSymptomSynonyms('.')

const plain = (text: string) => text.replaceAll('`', '')

function getRecord(symptom: Symptom): SearchRecord {
  const text = `${plain(symptom.answer)} · ${symptom.page.title}`
  return { ...aSection('Troubleshooting', plain(symptom.symptom), text), anchor: getAnchor(symptom) }
}

const symptoms = readSymptoms('.').flatMap((group) => group.symptoms)
const find = await indexRecords(symptoms.map(getRecord))
describe('what readers say of a symptom', () => {
  it('belongs to a symptom that exists, each at most once', () => {
    const ids = SYMPTOM_SYNONYMS.map(({ symptom }) => symptom)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !symptoms.some((symptom) => symptom.id === id))).toEqual([])
  })

  it('is in the list of synonyms, which both searches use', () => {
    const synonyms = SYMPTOM_SYNONYMS.map(({ says, means }) => ({ says, means }))
    expect(readAllSynonyms('.')).toEqual(expect.arrayContaining(synonyms))
  })

  it('finds it among the first of all symptoms', () => {
    const isMissed = (phrase: string, id: string) => {
      const found = find(phrase, () => true).map(({ record }) => record.anchor)
      return !found.slice(0, PLACES).includes(getAnchor({ id }))
    }
    const missed = SYMPTOM_SYNONYMS.flatMap(({ symptom, says }) =>
      says.filter((phrase) => isMissed(phrase, symptom)),
    )
    expect(missed).toEqual([])
  })
})
