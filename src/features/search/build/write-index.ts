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
} from '../shared/index-files'
import { decodePage, encodeOutline, encodeTexts, type Outline, type PageTexts } from '../shared/outline'
import type { SearchRecord } from '../shared/record'
import { pagesOfTerms } from './pages-of-terms'

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
