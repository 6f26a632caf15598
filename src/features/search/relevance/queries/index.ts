import type { PageSearches } from '../../build/searches/types'
import type { Queries } from '../query'
import { acrossPages } from './across-pages'

/** Queries written page by page: those in the files beside `pages`, and those about several pages. */
export function queriesByPage(pages: readonly Pick<PageSearches, 'queries'>[]): Queries[] {
  return [...pages.map(({ queries }) => queries), acrossPages]
}
