import type { IndexSettings, SynonymHit } from 'algoliasearch'

import type { Synonym } from '../../shared/read-synonyms'
import type { SearchRecord } from '../../shared/record'

const HEADINGS = ['hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3', 'hierarchy.lvl4', 'hierarchy.lvl5']

/** What makes the hosted index behave like the embedded one, as far as its service can. */
export const INDEX_SETTINGS: IndexSettings = {
  searchableAttributes: [
    ...HEADINGS.map((attribute) => `unordered(${attribute})`),
    'unordered(hierarchy.lvl6)',
    'content',
    'unordered(searches)',
    'unordered(keywords)',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'type'],
  // Attributes that are searched but not shown aren't sent to readers.
  attributesToRetrieve: ['*', '-keywords', '-searches'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: [...HEADINGS, 'hierarchy.lvl6', 'content', 'keywords'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  // A row without an address of its own would repeat its section.
  attributeForDistinct: 'url',
  distinct: true,
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  indexLanguages: ['en'],
  queryLanguages: ['en'],
  ignorePlurals: true,
  removeStopWords: true,
  // Questions and pasted errors hold words that no record has.
  removeWordsIfNoResults: 'allOptional',
}

/** The list of synonyms in the form of the service: each phrase once, with all that it means. */
export function synonymHits(list: readonly Synonym[]): SynonymHit[] {
  const meanings = new Map<string, Set<string>>()
  for (const { says, means } of list) {
    for (const phrase of says) meanings.set(phrase, new Set([...(meanings.get(phrase) ?? []), ...means]))
  }
  return [...meanings].map(([input, synonyms], index) => ({
    objectID: `synonym-${index}`,
    type: 'onewaysynonym',
    input,
    synonyms: [...synonyms],
  }))
}

/** Hosted services count a record's JSON, and take 10 KB of it on the smallest plan. */
export const RECORD_LIMIT = 10_000

/** Lists the records that a hosted index would refuse, with their size in bytes. */
export function oversizedRecords(records: readonly SearchRecord[]): { url: string; bytes: number }[] {
  return records
    .map((record) => ({ url: record.url, bytes: Buffer.byteLength(JSON.stringify(record)) }))
    .filter(({ bytes }) => bytes > RECORD_LIMIT)
}
