import type { ThemeConfig } from '@docusaurus/theme-search-algolia'

import type { SearchClientConfig } from '../../../config/custom-fields'
import { readAllOrNone, type Environment } from '../../../lib/build/environment'

/** The two places that the search configuration goes to. */
export interface SearchConfig {
  /** `themeConfig.algolia`. Its three keys are required by the theme; without a service they name none. */
  theme: NonNullable<ThemeConfig['algolia']>
  /** `customFields.search`. */
  client: SearchClientConfig
}

const SHARED = { contextualSearch: true, searchPagePath: 'search' } as const

/**
 * Search runs in the browser over an index of our own, unless `ALGOLIA_APP_ID`, `ALGOLIA_SEARCH_API_KEY`
 * and `ALGOLIA_INDEX_NAME` name a hosted one.
 *
 * @throws Error when only some of the three are set
 */
export function readSearchConfig(environment: Environment): SearchConfig {
  const values = readAllOrNone(environment, [
    'ALGOLIA_APP_ID',
    'ALGOLIA_SEARCH_API_KEY',
    'ALGOLIA_INDEX_NAME',
  ])
  if (values === undefined) {
    const none = { appId: 'none', apiKey: 'none', indexName: 'embedded' }
    return { theme: { ...SHARED, ...none }, client: { provider: 'embedded' } }
  }
  const [appId, apiKey, indexName] = values
  return {
    theme: { ...SHARED, appId, apiKey, indexName },
    client: { provider: 'hosted', appId, apiKey, indexName },
  }
}
