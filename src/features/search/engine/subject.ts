import { compactNames, givenName, headingOf } from './heading'
import { descriptionOf } from '../shared/outline'
import type { SearchRecord } from '../shared/record'
import { tokenizeText } from '../shared/tokenize'

/** What a page is about. */
export interface Subject {
  /** The terms of its title, its address and its description. */
  terms: ReadonlySet<string>
  /** The names that it is the home of, in the form in which whole names are compared. */
  names: readonly string[]
}

/** @param page - the first record of the page */
export function subjectOf(page: SearchRecord): Subject {
  return {
    terms: new Set(tokenizeText(`${headingOf(page)} ${givenName(page)} ${descriptionOf(page)}`)),
    names: (page.names ?? []).flatMap(compactNames),
  }
}
