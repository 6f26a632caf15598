import {
  emptyHierarchy,
  enter,
  PAGE_RANKS,
  type Hierarchy,
  type SearchRecord,
} from '../../shared/search-data/record'
import { readPage, type Page } from '../built-pages/read-page'
import { messagesOf } from './messages-of-errors'
import { readSections, type Section } from './read-sections'
import { splitText } from './split-text'

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** In characters; with its other fields, a record stays below the limit that `oversized-records.ts` checks. */
const LONGEST_TEXT = 5000
const LONGEST_KEYWORDS = 1500
/** Of a section about the library's internals only so much is searched: few look for it, and every reader would load it. */
const BEGINNING = 300

/**
 * Makes the records of one prerendered page: one for its lead, one per section and row, and more for long sections.
 *
 * @returns none for redirects, unlisted pages and pages without an h1
 */
export function extractRecords(html: string): SearchRecord[] {
  const page = readPage(html)
  if (page === undefined) return []
  const sections = readSections(page.$)
  const title = sections.find((section) => section.level === 1)
  if (title === undefined) return []
  let hierarchy = enter(emptyHierarchy(page.section), 1, title.heading)
  const records = sections.flatMap((section, position) => {
    hierarchy = enter(hierarchy, section.level, section.heading)
    return sectionRecords(page, section, hierarchy, position)
  })
  return withUniqueIds(records)
}

function sectionRecords(
  page: Page,
  section: Section,
  hierarchy: Hierarchy,
  position: number,
): SearchRecord[] {
  const url = section.anchor === null ? page.url : `${page.url}#${section.anchor}`
  const level = section.level as HeadingLevel
  const texts = isInside(page.url)
    ? splitText(section.text, BEGINNING).slice(0, 1)
    : splitText(section.text, LONGEST_TEXT)
  return texts.map((text, index) => ({
    objectID: url,
    url,
    url_without_anchor: page.url,
    anchor: section.anchor,
    type: index === 0 ? `lvl${level}` : 'content',
    hierarchy,
    content: text === '' ? null : text,
    keywords: index === 0 ? keywordsOf(page, section) : null,
    language: page.language,
    docusaurus_tag: page.tag,
    version: page.version,
    weight: {
      pageRank: pageRank(page.url, section),
      level: index === 0 ? 100 - 10 * (level - 1) : 0,
      position,
    },
  }))
}

function pageRank(url: string, { isSymptom }: Section): SearchRecord['weight']['pageRank'] {
  if (isSymptom) return PAGE_RANKS.symptom
  return isInside(url) ? PAGE_RANKS.inside : PAGE_RANKS.usual
}

function isInside(url: string): boolean {
  return url.includes('/internal/')
}

function keywordsOf(page: Page, { level, identifiers, anchor, text }: Section): string | null {
  const messages = messagesOf(page.url, anchor, text)
  if (messages !== undefined) return messages === '' ? null : messages
  const words = [...(level === 1 ? [page.description] : []), ...identifiers].join(' ').trim()
  return words === '' ? null : (splitText(words, LONGEST_KEYWORDS)[0] ?? null)
}

/** Rows and continuations share the address of their section. */
function withUniqueIds(records: readonly SearchRecord[]): SearchRecord[] {
  const taken = new Map<string, number>()
  return records.map((record) => {
    const count = taken.get(record.url) ?? 0
    taken.set(record.url, count + 1)
    return count === 0 ? record : { ...record, objectID: `${record.url}~${count}` }
  })
}
