/** What a check of one page needs: the searches that its author wrote, and the queries that lead to it. */
export { findSearches, searchesBeside } from './build/searches/find-searches'
export { readQuerySet } from './relevance/query-sets'
