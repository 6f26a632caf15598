import { onceUnlessFailed } from '../../../lib/client/once-unless-failed'
import type { SearchAnswer, SearchProvider, SearchRequest, SearchHit, FacetFilters } from './types'
import type { FirstFile } from '../shared/index-files'
import type { IndexFiles } from './files'
import type { Terminology } from './terminology'
import { readIndex, type OpenIndex } from './open-index'
import type { SearchRecord } from '../shared/record'
import { getHeading } from './heading'
import { excerpt, highlight } from './highlight'
import { getHit } from './hit'
import type { FindMatches } from './index-of-records'
import type { Match } from './rank'

const HITS_PER_PAGE = 20
const EXCERPT_WORDS = 20

/** Answers a request from an index. */
export function answerFrom(findMatches: FindMatches, request: SearchRequest): SearchAnswer {
  const { query, page = 0, hitsPerPage = HITS_PER_PAGE, facetFilters, excerptWords = EXCERPT_WORDS } = request
  const matches = distinct(findMatches(query, (record) => passesFilters(record, facetFilters)))
  const shown = matches.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
  return {
    query,
    hits: shown.map((match) => hitOfMatch(match, excerptWords)),
    total: matches.length,
    pages: new Set(matches.map(({ record }) => record.url_without_anchor)).size,
    page,
    isPreliminary: false,
    isIncomplete: false,
  }
}

/** Keeps the best of all records that lead to the same place: rows of a table, and the continuation of a section. */
function distinct(matches: readonly Match[]): Match[] {
  const taken = new Set<SearchRecord['url']>()
  return matches.filter(({ record: { url } }) => {
    if (taken.has(url)) return false
    taken.add(url)
    return true
  })
}

function hitOfMatch({ record, ...match }: Match, excerptWords: number): SearchHit {
  const terms = new Set(match.terms)
  return getHit(record, {
    title: highlight(getHeading(record), terms),
    excerpt: record.content === null ? undefined : excerpt(record.content, terms, excerptWords),
  })
}

/**
 * Says whether a record passes the facet filters of a request, such as
 * `['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]`.
 */
export function passesFilters(
  { language, docusaurus_tag }: SearchRecord,
  filters: FacetFilters = [],
): boolean {
  const facets = [`language:${language}`, `docusaurus_tag:${docusaurus_tag}`]
  return filters.every((any) =>
    typeof any === 'string' ? facets.includes(any) : any.some((one) => facets.includes(one)),
  )
}

/** Milliseconds between the first hits and the request for the texts. */
const TEXTS_DELAY = 250

/** Searches, as a {@link SearchProvider} does. */
export type Engine = SearchProvider['search']

/**
 * Searches the embedded index: answers from headings as soon as these are there, then once more when the texts have been
 * loaded. If these are those of another build, because the site was deployed in the meantime, the headings are loaded again,
 * too.
 *
 * @param first - the first file of the index
 * @param textsDelay - in milliseconds; tests pass 0
 */
export function createEngine(
  first: FirstFile,
  files: IndexFiles,
  terminology: Terminology,
  textsDelay = TEXTS_DELAY,
): Engine {
  const open = (file: FirstFile): OpenIndex => readIndex(file, files, terminology, textsDelay)
  let index = open(first)
  /** Opens the index that took the place of the one with this id, and throws if none did. */
  const openNewer = onceUnlessFailed(async (id?: string) => {
    const newest = await files.newest()
    if (newest.id === id) throw new Error('The index is still the same.')
    index = open(newest)
  })

  async function answer(request: SearchRequest, emit: Emit): Promise<void> {
    // Nobody is called before the search has returned how to end it.
    await Promise.resolve()
    const { id } = index
    if (await answerWhole(index, request, emit)) return
    const isNewer = await openNewer(id).then(
      () => true,
      () => false,
    )
    if (isNewer && (await answerWhole(index, request, emit))) return
    emit(() => ({ ...answerFrom(index.find, request), isIncomplete: true }))
  }

  return (request, { onAnswer, onFailure }) => {
    let isEnded = false
    answer(request, (createAnswer) => {
      if (!isEnded) onAnswer(createAnswer())
    }).catch(() => {
      if (!isEnded) onFailure()
    })
    return () => void (isEnded = true)
  }
}

/** Passes an answer on. It isn't computed if the search has been ended. */
type Emit = (createAnswer: () => SearchAnswer) => void

/**
 * Gives the preliminary answers, then the final one.
 *
 * @returns false without the final one, if the texts can't be loaded
 */
async function answerWhole(index: OpenIndex, request: SearchRequest, emit: Emit): Promise<boolean> {
  const emitNow = (isPreliminary: boolean) =>
    emit(() => ({ ...answerFrom(index.find, request), isPreliminary }))
  if (!index.isComplete) {
    emitNow(true)
    if (!index.isOutlined) {
      await index.outlined
      emitNow(true)
    }
    const isMissing = await index.complete().then(
      () => false,
      () => true,
    )
    if (isMissing) return false
  }
  emitNow(false)
  return true
}
