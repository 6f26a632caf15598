import { LABELS } from '../../error-messages/labels'
import { emptyHierarchy, enter, type SearchRecord } from './record'

/**
 * The records of the site without their texts, in a compact form that compresses well. What follows from the order of
 * records is left out: the headings above a record, its position, its id.
 */
export interface Outline {
  /** The absolute address of the site, without the pages' paths. */
  origin: string
  pages: readonly OutlinePage[]
}

export interface OutlinePage {
  /** Path from the origin; it identifies the page. */
  path: string
  /** The section of the sidebar. */
  section: string
  language: string
  tag: string
  version: string
  /** The names that the page is the home of. */
  names?: readonly string[]
  records: readonly OutlineRecord[]
}

/**
 * The heading's level (0 for the continuation of a long section), the heading, its anchor, and what only some records have:
 * their rank, whether they have a text, and the beginning of it that is needed before the texts: an error's message, or the
 * description of a page.
 */
type OutlineRecord = readonly [
  level: number,
  heading: string,
  anchor: string | null,
  pageRank?: SearchRecord['weight']['pageRank'],
  isEmpty?: 0 | 1,
  beginning?: string,
]

/** The texts of a page's records, in their order. */
export type PageTexts = readonly RecordTexts[]

/** The content and the keywords without the beginning that the outline has, and what readers ask. */
type RecordTexts = readonly [content: string | null, keywords?: string | null, searches?: string]

/** Whether a record has a text, which may still be loading. */
export function hasText(record: SearchRecord): boolean {
  return record.hasText ?? record.content !== null
}

/** Writes the outline of records, which come in the order of their pages. */
export function encodeOutline(records: readonly SearchRecord[]): Outline {
  const origin = new URL(records[0]?.url ?? 'https://none').origin
  const pages = [...groupByPage(records)].map(([url, ofPage]): OutlinePage => {
    const [first] = ofPage
    return {
      path: url.slice(origin.length),
      section: first.hierarchy.lvl0,
      language: first.language,
      tag: first.docusaurus_tag,
      version: first.version,
      ...(first.names && { names: first.names }),
      records: ofPage.map(encodeRecord),
    }
  })
  return { origin, pages }
}

/** Writes the texts of records by the path of their page. */
export function encodeTexts(records: readonly SearchRecord[]): Record<string, PageTexts> {
  const texts = [...groupByPage(records)].map(([url, ofPage]) => {
    return [new URL(url).pathname, ofPage.map(encodeText)] as const
  })
  return Object.fromEntries(texts)
}

function encodeText(record: SearchRecord): RecordTexts {
  const { type, keywords, searches } = record
  const content = record.content?.slice(getMessage(record).length) ?? null
  const rest = type === 'lvl1' ? (keywords?.slice(getDescription(record).length) ?? null) : keywords
  if (searches !== undefined) return [content, rest, searches]
  return rest === null ? [content] : [content, rest]
}

type NotEmpty = readonly [SearchRecord, ...SearchRecord[]]

function groupByPage(records: readonly SearchRecord[]): Map<string, NotEmpty> {
  const pages = new Map<string, [SearchRecord, ...SearchRecord[]]>()
  for (const record of records) {
    const page = pages.get(record.url_without_anchor)
    if (page) page.push(record)
    else pages.set(record.url_without_anchor, [record])
  }
  return pages
}

function encodeRecord(record: SearchRecord): OutlineRecord {
  const { type, hierarchy, anchor, content, weight } = record
  const level = type === 'content' ? 0 : Number(type.slice(3))
  const heading = type === 'content' ? '' : (hierarchy[type] ?? '')
  const beginning = level === 1 ? getDescription(record) : getMessage(record)
  if (beginning !== '') return [level, heading, anchor, weight.pageRank, content === null ? 1 : 0, beginning]
  if (content === null) return [level, heading, anchor, weight.pageRank, 1]
  return weight.pageRank === 1 ? [level, heading, anchor] : [level, heading, anchor, weight.pageRank]
}

const SENTENCES = /^.*[.!?](?=\s|$)/s

/** The description of a page, with which its keywords begin. */
export function getDescription({ keywords }: Pick<SearchRecord, 'keywords'>): string {
  return SENTENCES.exec(keywords ?? '')?.[0] ?? ''
}

/** The message in the record of an error, which comes before its cause; empty for other records. */
function getMessage({ anchor, content }: Pick<SearchRecord, 'anchor' | 'content'>): string {
  return /^code-\d/.test(anchor ?? '') ? (content ?? '').split(LABELS.cause, 1).join('') : ''
}

/**
 * Makes the records of a page again.
 *
 * @param texts - of this page; without them, records have only the beginnings that the outline has
 */
export function decodePage(origin: string, page: OutlinePage, texts?: PageTexts): SearchRecord[] {
  const url = origin + page.path
  const taken = new Map<string, number>()
  let hierarchy = emptyHierarchy(page.section)
  let position = -1
  return page.records.map(([level, heading, anchor, pageRank = 1, isEmpty = 0, beginning], index) => {
    if (level > 0) {
      position += 1
      hierarchy = enter(hierarchy, level, heading)
    }
    const ownUrl = anchor === null ? url : `${url}#${anchor}`
    const count = taken.get(ownUrl) ?? 0
    taken.set(ownUrl, count + 1)
    const { content, keywords, searches } = getText(level, beginning, texts?.[index])
    return {
      objectID: count === 0 ? ownUrl : `${ownUrl}~${count}`,
      url: ownUrl,
      url_without_anchor: url,
      anchor,
      type: level === 0 ? 'content' : (`lvl${level}` as SearchRecord['type']),
      hierarchy,
      content,
      keywords,
      ...(searches !== undefined && { searches }),
      ...(index === 0 && page.names && { names: page.names }),
      language: page.language,
      docusaurus_tag: page.tag,
      version: page.version,
      weight: { pageRank, level: level === 0 ? 0 : 100 - 10 * (level - 1), position },
      hasText: isEmpty === 0,
    }
  })
}

/** Puts the beginning that the outline has before the rest, which may still be missing. */
function getText(
  level: number,
  beginning: string | undefined,
  [content = null, keywords = null, searches]: Partial<RecordTexts> = [],
): Pick<SearchRecord, 'content' | 'keywords' | 'searches'> {
  const join = (rest: string | null) => (beginning === undefined ? rest : beginning + (rest ?? ''))
  return level === 1
    ? { content, keywords: join(keywords), searches }
    : { content: join(content), keywords, searches }
}
