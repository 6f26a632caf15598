import { useMemo } from 'react'
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client'
import { DEFAULT_SEARCH_TAG } from '@docusaurus/theme-common/internal'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'

import type { SearchClientConfig } from '../config/search'
import { createSearchClient, type SearchClient } from './client'
import { RECORDS_FILE } from './record'
import type { FacetFilters } from './types'

let sharedClient: SearchClient | undefined

/** The client, shared by the modal and the search page so that records are fetched and indexed once. */
export function useSearchClient(): SearchClient {
  const config = useSearchConfig()
  const recordsUrl = useBaseUrl(`/${RECORDS_FILE}`)
  return (sharedClient ??= createSearchClient(config, recordsUrl))
}

/** The provider and what it needs, from `customFields.search`. */
export function useSearchConfig(): SearchClientConfig {
  const { siteConfig } = useDocusaurusContext()
  // Written by docusaurus.config.ts with this type, but handed on as unknown.
  return siteConfig.customFields?.search as SearchClientConfig
}

/** The name of the index to ask. The embedded provider has but one and ignores it. */
export function useIndexName(): string {
  const config = useSearchConfig()
  return config.provider === 'hosted' ? config.indexName : 'embedded'
}

/** Limits a search to the reader's language and to the documents that belong to what they read. */
export function useContextualFilters(): FacetFilters {
  const { currentLocale } = useDocusaurusContext().i18n
  const tags = [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()].join(' ')
  // Joined, because the hook makes a new list at each call while consumers compare by identity.
  return useMemo(
    () => [`language:${currentLocale}`, tags.split(' ').map((tag) => `docusaurus_tag:${tag}`)],
    [currentLocale, tags],
  )
}
