import type { SearchClientConfig } from '../shared/custom-fields'
import { onceUnlessFailed } from '../client/once-unless-failed'
import { PRIVATE_TAGS, withSafeHtml } from './safe-html'
import type { SearchAnswers, SearchInput, SearchProvider, SearchRequest } from './types'

/** The client of the modal and the search page, which don't know which provider answers. */
export interface SearchClient {
  /** Prepares the first search. Call it when the reader is about to search. Never rejects: the search itself will. */
  prepare(): void
  /** Resolves to answers whose marked texts are HTML; rejects when the provider can't be reached. */
  search(input: SearchInput): Promise<SearchAnswers>
}

/**
 * Makes the client of the configured provider, whose code is loaded at first use.
 *
 * @param recordsUrl - where the embedded provider finds its records
 */
export function createSearchClient(config: SearchClientConfig, recordsUrl: string): SearchClient {
  return clientOf(onceUnlessFailed(() => loadProvider(config, recordsUrl)))
}

async function loadProvider(config: SearchClientConfig, recordsUrl: string): Promise<SearchProvider> {
  if (config.provider === 'hosted') {
    const { createHostedProvider } = await import('./hosted')
    return createHostedProvider(config)
  }
  const { createEmbeddedProvider } = await import('./embedded')
  return createEmbeddedProvider(recordsUrl)
}

/** Wraps a provider: normalizes the forms of a request, and makes the HTML in the answers safe. */
export function clientOf(loadedProvider: () => Promise<SearchProvider>): SearchClient {
  return {
    prepare: () => {
      loadedProvider()
        .then((provider) => provider.prepare())
        .catch(() => {
          // The search that follows tries again and reports a failure.
        })
    },
    search: async (input) => {
      const provider = await loadedProvider()
      const { results } = await provider.search(readRequests(input).map(withPrivateTags))
      return { results: results.map((answer) => ({ ...answer, hits: answer.hits.map(withSafeHtml) })) }
    },
  }
}

/** Normalizes the forms of requests that search UIs send. */
export function readRequests(input: SearchInput): SearchRequest[] {
  const requests = 'requests' in input ? input.requests : input
  return requests.map(({ params, ...request }) => ({ ...request, ...params }))
}

function withPrivateTags(request: SearchRequest): SearchRequest {
  return { ...request, highlightPreTag: PRIVATE_TAGS.pre, highlightPostTag: PRIVATE_TAGS.post }
}
