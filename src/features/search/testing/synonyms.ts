import { readAllSynonyms } from '../build/synonyms/read-lines'
import { prepareSynonyms } from '../engine/find-synonyms'
import { indexRecords as indexWith, type FindMatches } from '../engine/index-of-records'
import type { SearchRecord } from '../shared/record'

/** The synonyms of this site. */
export const SYNONYMS = prepareSynonyms(readAllSynonyms('.'))

/** Indexes records with the synonyms of this site. */
export const indexRecords = (records: readonly SearchRecord[]): Promise<FindMatches> =>
  indexWith(records, SYNONYMS)
