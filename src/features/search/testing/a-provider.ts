import { answerFrom } from '../engine/engine'
import type { SearchAnswer, SearchProvider, SearchRequest } from '../engine/types'
import type { SearchRecord } from '../shared/record'
import { indexRecords } from './synonyms'

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

/** Waits for the final answer to a request. Rejects if there is none. */
export function answerOf(provider: SearchProvider, request: Partial<SearchRequest>): Promise<SearchAnswer> {
  return new Promise((resolve, reject) => {
    provider.search(
      { indexName: 'x', query: '', ...request },
      {
        onAnswer: (answer) => {
          if (!answer.isPreliminary) resolve(answer)
        },
        onFailure: () => reject(new Error('no answer')),
      },
    )
  })
}
