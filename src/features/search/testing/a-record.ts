import type { SearchRecord } from '../shared/record'

/** A record of a page, with what the test cares about in place of the defaults. */
export function aRecord(title: string, changes: Partial<SearchRecord> = {}): SearchRecord {
  const url = `https://docs.example.org/${encodeURIComponent(title)}`
  return {
    objectID: url,
    url,
    url_without_anchor: url,
    anchor: null,
    type: 'lvl1',
    hierarchy: { lvl0: 'API', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content: null,
    keywords: null,
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    version: 'current',
    weight: { pageRank: 1, level: 100, position: 0 },
    ...changes,
  }
}

/** A record of a section of a page. */
export function aSection(page: string, heading: string, content: string): SearchRecord {
  const record = aRecord(page)
  const url = `${record.url}#${encodeURIComponent(heading)}`
  const hierarchy = { ...record.hierarchy, lvl2: heading }
  return { ...record, objectID: url, url, anchor: heading, type: 'lvl2', hierarchy, content }
}
