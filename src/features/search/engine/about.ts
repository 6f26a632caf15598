import { descriptionOf } from '../shared/outline'
import type { SearchRecord } from '../shared/record'
import { tokenizeText } from '../shared/tokenize'
import { givenName, headingOf } from './heading'

/** The terms that say what a page is about: those of its title, its address and its description. */
export function subjectOfPage(page: SearchRecord): ReadonlySet<string> {
  return new Set(tokenizeText(`${headingOf(page)} ${givenName(page)} ${descriptionOf(page)}`))
}
