import { SITE } from '../config/site'

/** What the reader is told when no answer came. */
export interface FailureText {
  title: string
  help: string
}

const FETCH_FAILURE: FailureText = {
  title: 'Unable to fetch results',
  help: 'You might want to check your network connection.',
}

/** The development server has no records: they are made from the prerendered pages. */
const NOT_BUILT: FailureText = {
  title: 'Search needs a build',
  help: 'The development server has no search index. Run "npm run build", then "npm run serve".',
}

/** Chooses the words for a failed search. */
export function failureText(provider: 'embedded' | 'hosted'): FailureText {
  return process.env.NODE_ENV === 'development' && provider === 'embedded' ? NOT_BUILT : FETCH_FAILURE
}

/** Where to report a query that should have found something: a new issue whose title is filled in. */
export function missingResultsUrl(query: string): string {
  const title = `Search finds nothing for "${query}"`
  return `${SITE.documentationUrl}/issues/new?title=${encodeURIComponent(title)}`
}
