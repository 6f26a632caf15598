import { liteClient } from 'algoliasearch/lite'

import type { SearchClientConfig } from '../shared/custom-fields'
import { copyOf } from './filters'
import type { SearchAnswers, SearchProvider, SearchRequest } from './types'

type HostedConfig = Extract<SearchClientConfig, { provider: 'hosted' }>

/** Milliseconds after which the search fails for lack of an answer. */
const PATIENCE = 10_000

/** Searches a hosted index that holds the same records. */
export function createHostedProvider({ appId, apiKey }: HostedConfig): SearchProvider {
  const service = liteClient(appId, apiKey)
  return {
    prepare: () => Promise.resolve(),
    search: async (requests) => {
      const answers = await withinTime(service.search({ requests: requests.map(withListsOfItsOwn) }))
      // The index was filled with our records, so its hits are ours.
      return answers as unknown as SearchAnswers
    },
  }
}

/** Rejects when the service doesn't answer in time. Its own client would try other hosts for longer. */
function withinTime<Result>(answer: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The search service does not answer.')), PATIENCE)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Copies a filter, because the service's types require mutable lists. */
function withListsOfItsOwn({ facetFilters, attributesToSnippet, ...request }: SearchRequest) {
  return {
    ...request,
    ...(facetFilters && { facetFilters: copyOf(facetFilters) }),
    ...(attributesToSnippet && { attributesToSnippet: [...attributesToSnippet] }),
  }
}
