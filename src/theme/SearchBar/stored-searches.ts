/** Prefixes of the storage keys, before the name of the index, under which DocSearch keeps lists of hits. */
const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__']

/**
 * Removes stored searches that DocSearch can't read: it doesn't validate them, and would crash the page. They may come
 * from another version of DocSearch, or from another site at the same address.
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
    // Storage is blocked, so DocSearch reads nothing either.
  }
}

/** The valid hits of a stored list. */
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
  // Only addresses on this site: DocSearch passes them to the router unchanged.
  return texts.every((text) => typeof text === 'string') && /^\/(?!\/)/.test(String(url))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
