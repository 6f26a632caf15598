import { answerFrom } from '../../../src/search/answer'
import { indexRecords } from '../../../src/search/index-of-records'
import type { SearchProvider } from '../../../src/search/types'
import type { SearchRecord } from '../../../src/shared/search-data/record'

/** Searches some records, with one answer to each search. */
export async function aProvider(records: readonly SearchRecord[]): Promise<SearchProvider> {
  const find = await indexRecords(records)
  return {
    prepare: () => {
      // Everything is there.
    },
    search: (request, { onAnswer }) => {
      onAnswer(answerFrom(find, request))
      return () => {
        // The answer was given at once.
      }
    },
  }
}
