import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { FILES_FOLDER, FIRST_FILE, textsFile, type FirstFile } from '../shared/index-files'
import { decodePage, encodeOutline, encodeTexts, type Outline, type PageTexts } from '../shared/outline'
import type { SearchRecord } from '../shared/record'

/**
 * Writes the embedded index (`src/features/search/shared/index-files.ts`).
 *
 * @throws Error when the files don't give the same records again
 */
export async function writeIndex(outDir: string, records: readonly SearchRecord[]): Promise<void> {
  const outline = encodeOutline(records)
  const texts = encodeTexts(records)
  assertSameRecords(records, outline, texts)
  const id = createHash('sha256').update(JSON.stringify(records)).digest('hex').slice(0, 12)
  await rm(path.join(outDir, FILES_FOLDER), { recursive: true, force: true })
  await mkdir(path.join(outDir, FILES_FOLDER, id), { recursive: true })
  await writeFile(path.join(outDir, textsFile(id)), JSON.stringify(texts))
  await writeFile(path.join(outDir, FIRST_FILE), JSON.stringify({ id, outline } satisfies FirstFile))
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
