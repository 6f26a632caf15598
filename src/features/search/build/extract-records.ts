import { emptyHierarchy, enter, PAGE_RANKS, type Hierarchy, type SearchRecord } from '../shared/record'
import { readBuiltPage, type Page } from '../../../lib/build/read-built-page'
import type { KnownError } from '../../error-messages/types'
import { splitIntoSections, type Section } from './read-sections'
import { STOP_WORDS } from '../shared/stop-words'
import { normalizeTerm, termsOfWord, getWords } from '../shared/tokenize'

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** In characters. Of an error's entry, messages and causes are shown, and compared with what is pasted: they are split instead. */
const LONGEST_SHOWN = 400
/** In characters; with its other fields, a record stays below the limit that `push/settings.ts` has. */
const LONGEST_TEXT = 5000
const LONGEST_KEYWORDS = 1500
/** Of a section about the library's internals only so much is searched: few look for it, and every reader would load it. */
const BEGINNING = 300

/**
 * Makes the records of one prerendered page: one for its lead, one per section and row, and more for long sections.
 *
 * @param known - the errors that the page of errors lists by their titles
 * @returns none for redirects, unlisted pages and pages without an h1
 */
export function extractRecords(html: string, known: readonly KnownError[] = []): SearchRecord[] {
  const page = readBuiltPage(html)
  if (page === undefined) return []
  const sections = withoutGroups(splitIntoSections(page.$))
  const title = sections.find((section) => section.level === 1)
  if (title === undefined) return []
  let hierarchy = enter(emptyHierarchy(page.section), 1, title.heading)
  const records = sections.flatMap((section, position) => {
    hierarchy = enter(hierarchy, section.level, section.heading)
    const messages = getMessages(page.url, section.anchor, section.text, known)
    return sectionRecords(page, { ...section, messages }, hierarchy, position)
  })
  return withUniqueIds(records)
}

/** Puts exercises in the place of the heading above them, which has nothing of its own to be found by. */
function withoutGroups(sections: readonly Section[]): Section[] {
  let group: Section | undefined
  return sections.flatMap((section, index) => {
    const next = sections[index + 1]
    if (section.isExercise && next?.isExercise === true && next.level > section.level) {
      group = section
      return []
    }
    return [section.isExercise && group ? { ...section, level: group.level } : section]
  })
}

function sectionRecords(
  page: Page,
  section: Section,
  hierarchy: Hierarchy,
  position: number,
): SearchRecord[] {
  const url = section.anchor === null ? page.url : `${page.url}#${section.anchor}`
  const level = section.level as HeadingLevel
  const { texts, words } = searchedText(page, section)
  return texts.map((text, index) => ({
    objectID: url,
    url,
    url_without_anchor: page.url,
    anchor: section.anchor,
    type: index === 0 ? `lvl${level}` : 'content',
    hierarchy,
    content: text === '' ? null : text,
    keywords: index === 0 ? getKeywords(page, section, words) : null,
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

/** The text of a section, in pieces for several records, and the words of what is left out. */
function searchedText({ url }: Page, { messages, text }: Section): { texts: string[]; words: string } {
  if (isInside(url)) return { texts: splitText(text, BEGINNING).slice(0, 1), words: '' }
  if (messages !== undefined) return { texts: splitText(text, LONGEST_TEXT), words: '' }
  const { beginning, words } = condense(text, LONGEST_SHOWN)
  return { texts: [beginning], words }
}

function pageRank(url: string, { isSymptom, isExercise }: Section): SearchRecord['weight']['pageRank'] {
  if (isExercise) return PAGE_RANKS.exercise
  if (isSymptom) return PAGE_RANKS.symptom
  return isInside(url) ? PAGE_RANKS.inside : PAGE_RANKS.usual
}

function isInside(url: string): boolean {
  return url.includes('/internal/')
}

function getKeywords(page: Page, { level, identifiers, messages }: Section, rest: string): string | null {
  if (messages !== undefined) return messages === '' ? null : messages
  const words = [...(level === 1 ? [page.description] : []), ...identifiers, rest].join(' ').trim()
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

/**
 * The numbers of an error that the page of errors lists by its title, and its wordings unless the page has them, a line
 * each, so that a pasted message finds its entry.
 *
 * @param text - what the page says below the title
 * @param known - all errors that the page lists
 * @returns `undefined` for everything else
 */
export function getMessages(
  url: string,
  anchor: string | null,
  text: string,
  known: readonly KnownError[],
): string | undefined {
  if (anchor === null || !url.endsWith('/errors')) return undefined
  const error = known.find(({ id }) => id === anchor)
  if (error === undefined) return undefined
  const { messages, signs = [], codes = [] } = error
  return [...(text === '' ? messages : []), ...signs, codes.join(' ')]
    .filter((line) => line !== '')
    .join('\n')
}

/** A text of which the end is searched and not shown. */
interface Condensed {
  beginning: string
  /** The words after it that lead to the text and aren't in its beginning, each once; empty for a short text. */
  words: string
}

/**
 * Cuts a long text. Every reader who searches loads all texts, and the end of a long section is seldom what a hit shows:
 * its words are enough to find it.
 *
 * @param longest - in characters
 */
export function condense(text: string, longest: number): Condensed {
  const [beginning = '', ...rest] = splitText(text, longest)
  const known = new Set(getWords(beginning).flatMap((word) => termsOfWord(word.text)))
  const words = getWords(rest.join(' ')).filter(({ text: word }) => {
    const missing = termsOfWord(word).filter((term) => !known.has(term))
    for (const term of missing) known.add(term)
    return missing.length > 0 && !STOP_WORDS.has(normalizeTerm(word))
  })
  return { beginning, words: words.map((word) => word.text).join(' ') }
}

/** Splits a long text between words. A short one, even an empty one, gives one part. */
export function splitText(text: string, longest: number): string[] {
  if (text.length <= longest) return [text]
  const space = text.lastIndexOf(' ', longest)
  const end = space > 0 ? space : longest
  return [text.slice(0, end), ...splitText(text.slice(end).trimStart(), longest)]
}
