import type { SearchAnswers, SearchHit } from '@site/src/search/types'

/** Separates the steps of a path. */
const STEP = ' › '

/**
 * Makes DocSearch group hits by page, under the page's place in the sidebar, and show the headings above each hit.
 * DocSearch groups by the top level and shows the second level below a hit.
 */
export function groupByPage({ results }: SearchAnswers): SearchAnswers {
  return { results: results.map((answer) => ({ ...answer, hits: answer.hits.map(underItsPage) })) }
}

function underItsPage(hit: SearchHit): SearchHit {
  const { _highlightResult: marked = {}, _snippetResult: snippets = {} } = hit
  const page = unescape(hit.hierarchy.lvl1)
  const group = [hit.hierarchy.lvl0, page].join(STEP)
  const path = pathOf(hit)
  return {
    ...hit,
    hierarchy: { ...hit.hierarchy, lvl0: group },
    _highlightResult: { ...marked, hierarchy: { ...marked.hierarchy, lvl0: plain(group) } },
    _snippetResult: {
      ...snippets,
      hierarchy: { ...snippets.hierarchy, ...(path !== '' && { lvl1: plain(path) }) },
    },
  }
}

/** The headings above the hit's own, as HTML; empty for the record of a page. */
function pathOf({ hierarchy, type }: SearchHit): string {
  const { lvl1, ...below } = hierarchy
  if (type === 'lvl1') return ''
  const levels = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const
  const own = type === 'content' ? undefined : type
  return [lvl1, ...levels.filter((level) => level !== own).map((level) => below[level])]
    .filter((heading) => heading !== null)
    .join(STEP)
}

const plain = (value: string) => ({ value, matchLevel: 'none' as const, matchedWords: [] })

/** Removes HTML, because DocSearch inserts the title of a group as text. */
function unescape(html: string): string {
  const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }
  return html.replace(/&(lt|gt|quot|#39|amp);/g, (entity, name: string) => entities[name] ?? entity)
}
