import { useMemo } from 'react'
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client'
import { DEFAULT_SEARCH_TAG } from '@docusaurus/theme-common/internal'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'

import type { SearchClientConfig } from '../../../config/custom-fields'
import { createSearchClient, type SearchClient } from './client'
import type { FacetFilters, SearchRequest } from '../engine/types'

/** What the boxes of the search take, in characters: a whole question, or a pasted error. */
export const LONGEST_QUERY = 300

let sharedClient: SearchClient | undefined

/** The client, shared by the modal and the search page so that the index is loaded once. */
export function useSearchClient(): SearchClient {
  const config = useSearchConfig()
  const baseUrl = useBaseUrl('/')
  return (sharedClient ??= createSearchClient(config, baseUrl))
}

/** The provider and what it needs, from `customFields.search`. */
export function useSearchConfig(): SearchClientConfig {
  const { siteConfig } = useDocusaurusContext()
  // docusaurus.config.ts writes the field with this type, but Docusaurus types it as unknown.
  return siteConfig.customFields?.search as SearchClientConfig
}

/** The request for a query, which stays the same object as long as nothing in it changes. */
export function useSearchRequest(query: string, hitsPerPage: number, excerptWords: number): SearchRequest {
  const config = useSearchConfig()
  const facetFilters = useContextualFilters()
  // The embedded provider has only one index and ignores its name.
  const indexName = config.provider === 'hosted' ? config.indexName : 'embedded'
  return useMemo(
    () => ({ indexName, query, facetFilters, hitsPerPage, excerptWords }),
    [indexName, query, facetFilters, hitsPerPage, excerptWords],
  )
}

/** Limits a search to the reader's language and to the current version of the docs. */
function useContextualFilters(): FacetFilters {
  const { currentLocale } = useDocusaurusContext().i18n
  const tags = [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()].join(' ')
  // Joined into a string, because the hook returns a new list at each call and consumers compare by identity.
  return useMemo(
    () => [`language:${currentLocale}`, tags.split(' ').map((tag) => `docusaurus_tag:${tag}`)],
    [currentLocale, tags],
  )
}
