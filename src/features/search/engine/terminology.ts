import type { Synonym } from '../shared/read-synonyms'
import type { SiteNames } from '../shared/site-names'
import { WEAK_WORDS } from '../shared/stop-words'
import { prepareSynonyms, type Synonyms } from './find-synonyms'

/** What words mean on this site, ready to be found in queries. */
export interface Terminology {
  synonyms: Synonyms
  /** Words that can't decide between two answers. */
  weakWords: ReadonlySet<string>
  /** The words of each name that says little beside other words. */
  brands: readonly (readonly string[])[]
  /** Finds the number of an error in a query, as its first group. */
  errorNumber: RegExp
}

/** Prepares the terms of a site. */
export function prepareTerminology(
  synonyms: readonly Synonym[],
  { words, brands, errors }: SiteNames,
): Terminology {
  return {
    synonyms: prepareSynonyms(synonyms),
    weakWords: new Set([...WEAK_WORDS, ...words]),
    brands: brands.map((brand) => brand.split(' ')),
    errorNumber: new RegExp(`\\b(?:${[...errors, 'minified'].join('|')}) error #?(\\d+)`, 'i'),
  }
}
