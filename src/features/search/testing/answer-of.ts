import type { SearchAnswer, SearchProvider, SearchRequest } from '../engine/types'

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
