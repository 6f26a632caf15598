import type { SearchRecord } from '../shared/record'
import type { FacetFilters } from './types'

/**
 * Says whether a record passes the facet filters of a request, such as
 * `['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]`.
 */
export function passesFilters(
  { language, docusaurus_tag }: SearchRecord,
  filters: FacetFilters = [],
): boolean {
  const facets = [`language:${language}`, `docusaurus_tag:${docusaurus_tag}`]
  return filters.every((any) =>
    typeof any === 'string' ? facets.includes(any) : any.some((one) => facets.includes(one)),
  )
}
