import { SYMPTOM_SYNONYMS } from '../../search/shared/symptom-synonyms'

/**
 * What readers type into the filter of the page, beside what they type into the search. The search has other answers for
 * these words.
 */
const FILTER_WORDS: Readonly<Record<string, string>> = {
  'select-from-result-renders': 're-renders again, renders too often',
  'select-from-result-runs': 're-renders again, renders too often',
  'selector-differs': 're-renders again, renders too often, infinite loop',
  'input-selector-differs': 're-renders again, renders too often',
  'list-not-refetched': 'stale list, list not updating',
  'search-stays-old': 'stale, not updating',
  'old-answer-joined': 'stale',
  'selector-in-reducer': 'stale',
  'refetches-too-often': 'infinite loop, endless loop',
  'refresh-in-circles': 'infinite loop, endless loop',
  'server-page-refetches-on-focus': 'infinite loop, endless loop',
  'one-or-many-apis': 'infinite loop',
}

/** What readers call a symptom, for the filter of the page; empty if its own text says it all. */
export function filterWordsOf(id: string): string {
  const says = SYMPTOM_SYNONYMS.filter(({ symptom }) => symptom === id).flatMap((synonym) => synonym.says)
  const own = FILTER_WORDS[id]
  return [...says, ...(own === undefined ? [] : [own])].join(', ')
}
