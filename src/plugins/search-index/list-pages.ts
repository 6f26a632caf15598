import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { documentPart } from '../document-part'
import { listHtmlFiles } from '../html-files'

/** They answer a request but are no documents. */
const NOT_DOCUMENTS = new Set(['404.html', 'search.html'])

/**
 * Reads the documents in the built pages, in the order of their paths, so that the same site gives the same records.
 *
 * @param outDir - the folder of the build
 * @returns their HTML, without the frame around them
 */
export async function listPages(outDir: string): Promise<string[]> {
  const pages = listHtmlFiles(outDir).filter((file) => !NOT_DOCUMENTS.has(file))
  return Promise.all(pages.map(async (file) => documentPart(await readFile(path.join(outDir, file), 'utf8'))))
}
