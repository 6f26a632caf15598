/** What the search has to know of the names of a site's subject. All in lower case. */
export interface SiteNames {
  /** Words that many queries have, whatever they look for. They count, but can't decide between two answers. */
  words: readonly string[]
  /** Names of several words that say little beside other words, such as `acme router`. */
  brands: readonly string[]
  /** What stands before the number of an error: `acme` in `acme error #7`. */
  errors: readonly string[]
}
