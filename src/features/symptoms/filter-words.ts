import { SYMPTOM_SYNONYMS } from '../search/shared/symptom-synonyms'
import type { Symptom } from './symptom'

/** What readers call a symptom, for the filter of the page; empty if its own text says it all. */
export function filterWordsOf({ id, filterWords = [] }: Pick<Symptom, 'id' | 'filterWords'>): string {
  const says = SYMPTOM_SYNONYMS.filter(({ symptom }) => symptom === id).flatMap((synonym) => synonym.says)
  return [...says, ...filterWords].join(', ')
}
