import { readAllSynonyms } from '../build/synonyms/read-lines'
import { SEARCH } from '../../../config/search'
import { indexRecords as indexWith, type FindMatches } from '../engine/index-of-records'
import { prepareTerminology } from '../engine/terminology'
import type { SearchRecord } from '../shared/record'

/** What words mean on this site. */
export const TERMINOLOGY = prepareTerminology(readAllSynonyms('.'), SEARCH.names)

/** Indexes records with the terms of this site. */
export const indexRecords = (records: readonly SearchRecord[]): Promise<FindMatches> =>
  indexWith(records, TERMINOLOGY)
