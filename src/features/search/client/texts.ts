import { SITE } from '../../../config/site'
import { wellFormed } from '../../../lib/well-formed'

/** Messages for a failed search. */
export interface FailureText {
  title: string
  help: string
}

const FETCH_FAILURE: FailureText = {
  title: 'Unable to fetch results',
  help: 'You might want to check your network connection.',
}

/** Records are made from prerendered pages, which the development server has only from an earlier build. */
const NOT_BUILT: FailureText = {
  title: 'Search needs a build',
  help: 'The development server searches the pages of the last build. Run "npm run build" once, then restart it.',
}

/** Chooses the message for a failed search. */
export function failureText(provider: 'embedded' | 'hosted'): FailureText {
  return process.env.NODE_ENV === 'development' && provider === 'embedded' ? NOT_BUILT : FETCH_FAILURE
}

/**
 * The number of results, which are sections and rows as well as pages, and on how many pages they are.
 *
 * @param pages - undefined where it isn't known
 */
export function countText(count: number, pages: number | undefined): string {
  if (count === 1) return '1 result'
  const results = `${count} results`
  if (count === 0 || pages === undefined) return results
  return `${results} on ${pages === 1 ? '1 page' : `${pages} pages`}`
}

/**
 * Where to report a query that should have found something: a new issue whose title is filled in, or the issues of the
 * library if this site has no repository for feedback.
 *
 * @param feedbackRepository - where issues about this site are opened, if it is configured
 */
export function missingResultsUrl(query: string, feedbackRepository: string | undefined): string {
  // Nothing is filled in there: the library's maintainers don't decide what this site finds.
  if (feedbackRepository === undefined) return `${SITE.repositoryUrl}/issues`
  const title = `Search finds nothing for "${query}"`
  return `${feedbackRepository}/issues/new?title=${encodeURIComponent(wellFormed(title))}`
}
