import type { SearchRecord } from '../shared/record'
import type { FacetFilters } from './types'

/**
 * Says whether a record passes the facet filters of a request, such as
 * `['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]`.
 */
export function passesFilters(record: SearchRecord, filters: FacetFilters = []): boolean {
  const all = typeof filters === 'string' ? [filters] : filters
  return all.every((any) =>
    typeof any === 'string'
      ? passes(record, any)
      : any.length === 0 || any.some((one) => passes(record, one)),
  )
}

function passes(record: SearchRecord, filter: string): boolean {
  const colon = filter.indexOf(':')
  const value = filter.slice(colon + 1)
  const actual = facetOf(record, filter.slice(0, colon))
  return value.startsWith('-') ? actual !== value.slice(1) : actual === value
}

function facetOf(record: SearchRecord, name: string): string | undefined {
  switch (name) {
    case 'language':
    case 'docusaurus_tag':
    case 'version':
    case 'type':
      return record[name]
    default:
      return undefined
  }
}

/** A copy that may be changed, which the vendors' types ask for. */
export function copyOf(filters: FacetFilters): string | (string | string[])[] {
  if (typeof filters === 'string') return filters
  return filters.map((filter) => (typeof filter === 'string' ? filter : [...filter]))
}
