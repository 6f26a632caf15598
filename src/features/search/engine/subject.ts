import { compactNames, givenName, getHeading } from './heading'
import { getDescription } from '../shared/outline'
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
export function getSubject(page: SearchRecord): Subject {
  return {
    terms: new Set(tokenizeText(`${getHeading(page)} ${givenName(page)} ${getDescription(page)}`)),
    names: (page.names ?? []).flatMap(compactNames),
  }
}
