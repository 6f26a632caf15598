import type { DocSearchTransformClient } from '@docsearch/react'

import { readRequests, type SearchClient } from '@site/src/search/client'
import type { SearchAnswers, SearchInput, SearchRequest } from '@site/src/search/types'
import { groupByPage } from './group-by-page'

/** How the last search ended. */
export type SearchOutcome =
  | { kind: 'none' }
  | { kind: 'found'; query: string; count: number }
  | { kind: 'empty' | 'failed'; query: string }

/**
 * Replaces DocSearch's client with ours, and reports how each search ends.
 *
 * A failure is answered with an empty result, because DocSearch shows a failure as "no results" anyway
 * and would leave the rejection unhandled.
 */
export function watchClient(
  client: SearchClient,
  report: (outcome: SearchOutcome) => void,
): (vendor: DocSearchTransformClient) => DocSearchTransformClient {
  let latest = 0

  async function search(input: SearchInput): Promise<SearchAnswers> {
    const turn = ++latest
    const requests = readRequests(input)
    const query = requests[0]?.query ?? ''
    const reportIfLatest = (outcome: SearchOutcome) => {
      if (turn === latest) report(outcome)
    }
    try {
      const answers = await client.search(requests)
      const count = answers.results.reduce((sum, answer) => sum + answer.nbHits, 0)
      reportIfLatest(count === 0 ? { kind: 'empty', query } : { kind: 'found', query, count })
      return groupByPage(answers)
    } catch {
      reportIfLatest({ kind: 'failed', query })
      return { results: requests.map(emptyAnswer) }
    }
  }

  // The type is that of the vendor's client, but DocSearch only calls `search` in this one form.
  return (vendor) => ({ ...vendor, search: search as unknown as DocSearchTransformClient['search'] })
}

function emptyAnswer({ query = '' }: SearchRequest): SearchAnswers['results'][number] {
  return { query, hits: [], nbHits: 0, nbPages: 0, page: 0, hitsPerPage: 0 }
}
