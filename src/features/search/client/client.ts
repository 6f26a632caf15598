import { onceUnlessFailed } from '../../../lib/client/once-unless-failed'
import type { SearchClientConfig } from '../../../config/custom-fields'
import { createEmbeddedProvider } from './embedded'
import type { SearchProvider } from '../engine/types'

/** The client of the modal and the search page, which don't know which provider answers. */
export type SearchClient = SearchProvider

/**
 * Makes the client of the configured provider. The code of the hosted one is loaded at first use.
 *
 * @param baseUrl - where the site is, with a slash at its end; the embedded index is below it
 */
export function createSearchClient(config: SearchClientConfig, baseUrl: string): SearchClient {
  return clientOf(onceUnlessFailed(() => loadProvider(config, baseUrl)))
}

async function loadProvider(config: SearchClientConfig, baseUrl: string): Promise<SearchProvider> {
  if (config.provider === 'hosted') {
    const { createHostedProvider } = await import('./hosted')
    return createHostedProvider(config)
  }
  return createEmbeddedProvider(baseUrl)
}

/** Wraps a provider whose code is still to be loaded. */
export function clientOf(loadProvider: () => Promise<SearchProvider>): SearchClient {
  return {
    prepare: () => {
      loadProvider()
        .then((provider) => provider.prepare())
        .catch(() => {
          // The search that follows tries again and reports a failure.
        })
    },
    search: (request, listener) => {
      let isEnded = false
      let endSearch: (() => void) | undefined
      loadProvider()
        .then((provider) => {
          if (!isEnded) endSearch = provider.search(request, listener)
        })
        .catch(() => {
          if (!isEnded) listener.onFailure()
        })
      return () => {
        isEnded = true
        endSearch?.()
      }
    },
  }
}
