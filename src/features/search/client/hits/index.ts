/** What pages need that show hits of their own. */
export { looksLikeError } from '../../engine/error-query'
export type { SearchHit } from '../../engine/types'
export { useResults } from '../use-results'
export { useSearchConfig } from '../use-search-client'
export { HitText } from './HitText'
export { IncompleteNote } from './notes'
