/** DocSearch keeps a list of hits under each of these, followed by the name of the index. */
const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__']

/**
 * Drops what DocSearch can't read of the searches that it stored: it trusts them, and would take the page down with it.
 * They may come from another version of it, or from another site at the same address.
 */
export function dropUnreadableSearches(indexName: string): void {
  try {
    for (const key of KEYS.map((start) => start + indexName)) {
      const stored = localStorage.getItem(key)
      if (stored === null) continue
      const readable = JSON.stringify(readableHits(stored))
      if (readable !== stored) localStorage.setItem(key, readable)
    }
  } catch {
    // Without storage DocSearch reads nothing.
  }
}

/** The hits of a stored list that can be shown. */
export function readableHits(stored: string): unknown[] {
  try {
    const list: unknown = JSON.parse(stored)
    return Array.isArray(list) ? list.filter(isReadable) : []
  } catch {
    return []
  }
}

function isReadable(hit: unknown): boolean {
  if (!isObject(hit) || !isObject(hit.hierarchy)) return false
  const { objectID, url, type, content, hierarchy } = hit
  const texts = [objectID, url, type, hierarchy.lvl0, hierarchy.lvl1, hierarchy[String(type)] ?? content]
  // On this site: the router gets the address as it is.
  return texts.every((text) => typeof text === 'string') && /^\/(?!\/)/.test(String(url))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
