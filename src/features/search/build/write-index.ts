import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import {
  FILES_FOLDER,
  FIRST_FILE,
  pageFile,
  termsFile,
  textsFile,
  type FirstFile,
  beginningOf,
  type PagesOfTerms,
} from '../shared/index-files'
import { decodePage, encodeOutline, encodeTexts, type Outline, type PageTexts } from '../shared/outline'
import type { SearchRecord } from '../shared/record'
import { tokenizeText } from '../shared/tokenize'

/** How many pages a term leads to at most. A query loads fewer, and a site of any size must not make its file longer. */
const MOST_PAGES = 40
/** Weights of a term in a heading, by level, and in a text. */
const HEADING = [8, 3, 2, 1.5, 1.5, 1.5] as const
const TEXT = 0.2

/**
 * Lists which pages use each term.
 *
 * @returns the contents of files by the beginning of the terms in them
 */
function pagesOfTerms(outline: Outline, records: readonly SearchRecord[]): Map<string, PagesOfTerms> {
  const places = new Map(outline.pages.map(({ path }, index) => [outline.origin + path, index]))
  const weights = new Map<string, Map<number, number>>()
  const add = (terms: Iterable<string>, page: number, weight: number) => {
    for (const term of new Set(terms)) {
      const pages = weights.get(term) ?? new Map<number, number>()
      pages.set(page, (pages.get(page) ?? 0) + weight)
      weights.set(term, pages)
    }
  }
  for (const { type, hierarchy, url_without_anchor, content, keywords, searches } of records) {
    const page = places.get(url_without_anchor) ?? 0
    if (type !== 'content')
      add(tokenizeText(hierarchy[type] ?? ''), page, HEADING[Number(type.slice(3)) - 1] ?? 1)
    add(tokenizeText(`${content ?? ''} ${keywords ?? ''} ${searches ?? ''}`), page, TEXT)
  }
  return byBeginning(weights)
}

function byBeginning(weights: ReadonlyMap<string, ReadonlyMap<number, number>>): Map<string, PagesOfTerms> {
  const files = new Map<string, [term: string, pages: [number, number][]][]>()
  for (const [term, pages] of weights) {
    const best = [...pages].sort(([, a], [, b]) => b - a).slice(0, MOST_PAGES)
    const rounded = best.map(([page, weight]): [number, number] => [page, Math.round(weight * 10) / 10])
    const beginning = beginningOf(term)
    files.set(beginning, [...(files.get(beginning) ?? []), [term, rounded]])
  }
  // Entries, because a term may be "__proto__".
  return new Map([...files].map(([beginning, entries]) => [beginning, Object.fromEntries(entries)]))
}

/** In characters. Compression reduces it to about a fifth; readers would wait too long for a larger outline. */
const LARGEST_OUTLINE = 400_000

/**
 * Writes the embedded index (`src/features/search/shared/index-files.ts`).
 *
 * @param largestOutline - in characters; the index of a site with a larger one is split
 * @throws Error when the files don't give the same records again
 */
export async function writeIndex(
  outDir: string,
  records: readonly SearchRecord[],
  largestOutline = LARGEST_OUTLINE,
): Promise<void> {
  const outline = encodeOutline(records)
  const texts = encodeTexts(records)
  assertSameRecords(records, outline, texts)
  const id = createHash('sha256').update(JSON.stringify(records)).digest('hex').slice(0, 12)
  await rm(path.join(outDir, FILES_FOLDER), { recursive: true, force: true })
  await mkdir(path.join(outDir, FILES_FOLDER, id), { recursive: true })
  const write = (file: string, content: unknown) =>
    writeFile(path.join(outDir, file), JSON.stringify(content))
  const isSplit = JSON.stringify(outline).length > largestOutline
  const first = isSplit
    ? await writeSplit(id, outline, texts, records, write)
    : { id, outline, termFiles: null }
  if (!isSplit) await write(textsFile(id), texts)
  await write(FIRST_FILE, first)
}

async function writeSplit(
  id: string,
  outline: Outline,
  texts: Readonly<Record<string, PageTexts>>,
  records: readonly SearchRecord[],
  write: (file: string, content: unknown) => Promise<void>,
): Promise<FirstFile> {
  await Promise.all(
    outline.pages.map((page, index) => write(pageFile(id, index), { page, texts: texts[page.path] ?? [] })),
  )
  const terms = pagesOfTerms(outline, records)
  await Promise.all([...terms].map(([beginning, pages]) => write(termsFile(id, beginning), pages)))
  const titles = outline.pages.map((page) => ({ ...page, records: page.records.slice(0, 1) }))
  return { id, outline: { ...outline, pages: titles }, termFiles: [...terms.keys()] }
}

function assertSameRecords(
  records: readonly SearchRecord[],
  { origin, pages }: Outline,
  texts: Readonly<Record<string, PageTexts>>,
): void {
  const decoded = pages.flatMap((page) => decodePage(origin, page, texts[page.path]))
  const different = records.findIndex((record, index) => {
    const { hasText, ...again } = decoded[index] ?? {}
    return !isDeepStrictEqual(again, record) || hasText !== (record.content !== null)
  })
  if (different === -1 && decoded.length === records.length) return
  throw new Error(
    `Search index: the record ${records[different]?.objectID ?? decoded.length} is not restored by src/features/search/shared/outline.ts, which derives ids, positions and headings above from the order of records.`,
  )
}
