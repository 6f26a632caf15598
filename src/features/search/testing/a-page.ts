import { enter, type SearchRecord } from '../shared/record'
import { aRecord } from './a-record'

interface Part {
  /** 0 for the continuation of the part before. */
  level: number
  heading: string
  anchor?: string
  content: string | null
  keywords?: string
  pageRank?: SearchRecord['weight']['pageRank']
}

/** The records of a page, with ids, positions and headings above as the build derives them from the order of its parts. */
export function aPage(title: string, parts: readonly Part[]): SearchRecord[] {
  const page = aRecord(title)
  const taken = new Map<string, number>()
  let hierarchy = page.hierarchy
  let position = -1
  return parts.map(({ level, heading, anchor = null, content, keywords = null, pageRank = 1 }) => {
    if (level > 0) {
      position += 1
      hierarchy = enter(hierarchy, level, heading)
    }
    const url = anchor === null ? page.url : `${page.url}#${anchor}`
    const count = taken.get(url) ?? 0
    taken.set(url, count + 1)
    return {
      ...page,
      objectID: count === 0 ? url : `${url}~${count}`,
      url,
      anchor,
      type: level === 0 ? 'content' : (`lvl${level}` as SearchRecord['type']),
      hierarchy,
      content,
      keywords,
      weight: { pageRank, level: level === 0 ? 0 : 110 - 10 * level, position },
    }
  })
}
