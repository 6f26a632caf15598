import type { Hierarchy, SearchRecord } from '../../search/record'
import { readPage, type Page } from './read-page'
import { readSections, type Section } from './read-sections'
import { splitText } from './split-text'

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/**
 * Makes the records of one prerendered page: one for its lead and one per section, and more for long sections.
 *
 * @returns none for redirects, unlisted pages and pages without an h1
 */
export function extractRecords(html: string): SearchRecord[] {
  const page = readPage(html)
  if (page === undefined) return []
  const sections = readSections(page.$)
  const title = sections.find((section) => section.level === 1)
  if (title === undefined) return []
  const path: Hierarchy = { ...emptyHierarchy(), lvl0: page.section, lvl1: title.heading }
  return sections.flatMap((section, position) =>
    sectionRecords(page, section, enter(path, section), position),
  )
}

function emptyHierarchy(): Hierarchy {
  return { lvl0: '', lvl1: '', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
}

/** Moves the path to a section: what lies below its level belonged to the section before. */
function enter(path: Hierarchy, { level, heading }: Section): Hierarchy {
  for (const deeper of [2, 3, 4, 5, 6] as const) {
    if (deeper > level) path[`lvl${deeper}`] = null
    if (deeper === level) path[`lvl${deeper}`] = heading
  }
  return { ...path }
}

function sectionRecords(
  page: Page,
  section: Section,
  hierarchy: Hierarchy,
  position: number,
): SearchRecord[] {
  const url = section.anchor === null ? page.url : `${page.url}#${section.anchor}`
  const level = section.level as HeadingLevel
  return splitText(section.text).map((text, index) => ({
    objectID: index === 0 ? url : `${url}~${index}`,
    url,
    url_without_anchor: page.url,
    anchor: section.anchor,
    type: index === 0 ? `lvl${level}` : 'content',
    hierarchy,
    content: text === '' ? null : text,
    language: page.language,
    docusaurus_tag: page.tag,
    version: page.version,
    weight: { pageRank: 0, level: index === 0 ? 100 - 10 * (level - 1) : 0, position },
  }))
}
