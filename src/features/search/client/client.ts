import { onceUnlessFailed } from '../../../lib/client/once-unless-failed'
import type { SearchClientConfig } from '../../../config/custom-fields'
import { createEmbeddedProvider } from './embedded'
import type { SearchProvider } from '../engine/types'

/** The client of the modal and the search page, which don't know which provider answers. */
export type SearchClient = SearchProvider

const loadHosted = onceUnlessFailed(() => import('./hosted'))

/**
 * Makes the client of the configured provider. The code of the hosted one is loaded at first use.
 *
 * @param baseUrl - where the site is, with a slash at its end; the embedded index is below it
 */
export function createSearchClient(config: SearchClientConfig, baseUrl: string): SearchClient {
  if (config.provider !== 'hosted') return createEmbeddedProvider(baseUrl)
  return {
    prepare: () => void loadHosted().catch(() => {}),
    search: (request, { onAnswer, onFailure }) => {
      let isEnded = false
      loadHosted()
        .then(({ askService }) => askService(config, request))
        .then(
          (answer) => isEnded || onAnswer(answer),
          () => isEnded || onFailure(),
        )
      return () => void (isEnded = true)
    },
  }
}
