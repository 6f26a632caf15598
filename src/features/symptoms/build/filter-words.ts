import type { SymptomSynonym } from '../../search/build'
import type { SymptomGroup } from '../symptom'

/** Adds what readers type into the search who have a symptom to what the filter of the page finds it by. */
export function withFilterWords(
  groups: readonly SymptomGroup[],
  synonyms: readonly SymptomSynonym[],
): SymptomGroup[] {
  const phrasesOf = (id: string) =>
    synonyms.filter(({ symptom }) => symptom === id).flatMap(({ says }) => says)
  return groups.map(({ id, symptoms }) => ({
    id,
    symptoms: symptoms.map(({ filterWords = [], ...symptom }) => {
      const words = [...phrasesOf(symptom.id), ...filterWords]
      return words.length === 0 ? symptom : { ...symptom, filterWords: words }
    }),
  }))
}
