import { liteClient } from 'algoliasearch/lite'

import type { SearchClientConfig } from '../../../config/custom-fields'
import type { SearchRecord } from '../shared/record'
import { getHeading } from '../engine/heading'
import { getHit } from '../engine/hit'
import { MARK_TAGS, parseMarkedText } from './marked-text'
import type { SearchAnswer, SearchHit, SearchRequest } from '../engine/types'

type HostedConfig = Extract<SearchClientConfig, { provider: 'hosted' }>

/** Milliseconds after which the search fails for lack of an answer. */
const TIMEOUT = 10_000
const HITS_PER_PAGE = 20
const EXCERPT_WORDS = 20

interface TaggedText {
  value: string
}

interface TaggedTexts {
  hierarchy?: Partial<Record<string, TaggedText>>
  content?: TaggedText
}

/** A hit of the service: a record that it was filled with, and its texts with tags around the matches. */
type HostedHit = SearchRecord & { _highlightResult?: TaggedTexts; _snippetResult?: TaggedTexts }

interface HostedAnswer {
  hits: readonly HostedHit[]
  nbHits: number
}

/** Asks a hosted index that holds the same records. */
export async function askService(
  { appId, apiKey }: HostedConfig,
  request: SearchRequest,
): Promise<SearchAnswer> {
  const response = await withinTime(liteClient(appId, apiKey).search({ requests: [getQuery(request)] }))
  // The index was filled with our records, so its hits are ours.
  const [answer] = response.results as unknown as readonly HostedAnswer[]
  if (!answer) throw new Error('The search service gave no answer.')
  const { query, page = 0 } = request
  const hits = answer.hits.map(hitOfService)
  return { query, hits, total: answer.nbHits, page, isPreliminary: false, isIncomplete: false }
}

/** Rejects when the service doesn't answer in time. Its own client would try other hosts for longer. */
function withinTime<Result>(answer: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The search service does not answer.')), TIMEOUT)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function getQuery({ excerptWords = EXCERPT_WORDS, ...request }: SearchRequest) {
  return {
    hitsPerPage: HITS_PER_PAGE,
    ...request,
    attributesToSnippet: [`content:${excerptWords}`],
    snippetEllipsisText: '…',
    highlightPreTag: MARK_TAGS.pre,
    highlightPostTag: MARK_TAGS.post,
  }
}

function hitOfService(hit: HostedHit): SearchHit {
  const level = hit.type === 'content' ? '' : hit.type
  const title = hit._highlightResult?.hierarchy?.[level]?.value ?? getHeading(hit)
  const excerpt = hit._snippetResult?.content?.value
  return getHit(hit, {
    title: parseMarkedText(title),
    excerpt: excerpt === undefined ? undefined : parseMarkedText(excerpt),
  })
}
