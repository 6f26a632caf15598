import { liteClient } from 'algoliasearch/lite'

import type { SearchClientConfig } from '../config/search'
import { copyOf } from './filters'
import type { SearchAnswers, SearchProvider, SearchRequest } from './types'

type HostedConfig = Extract<SearchClientConfig, { provider: 'hosted' }>

/** Asks a hosted index that holds the same records. */
export function createHostedProvider({ appId, apiKey }: HostedConfig): SearchProvider {
  const service = liteClient(appId, apiKey)
  return {
    prepare: () => Promise.resolve(),
    search: async (requests) => {
      const answers = await service.search({
        requests: requests.map(withListsOfItsOwn),
      })
      // The index was filled with our records, so its hits are ours.
      return answers as unknown as SearchAnswers
    },
  }
}

/** The service's types want lists that may be changed. */
function withListsOfItsOwn({ facetFilters, attributesToSnippet, ...request }: SearchRequest) {
  return {
    ...request,
    ...(facetFilters && { facetFilters: copyOf(facetFilters) }),
    ...(attributesToSnippet && { attributesToSnippet: [...attributesToSnippet] }),
  }
}
