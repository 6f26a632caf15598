/** What a check of one page needs: the searches that its author wrote, and the queries that lead to it. */
export { findSearches, searchesBeside } from './build/searches/find-searches'
export { queriesByPage } from './relevance/queries'
export { READERS_QUERIES } from './relevance/queries/readers'
