import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { FRAGMENTS_FOLDER, type Fragments } from '../../lean-pages/format'

/** No part holds another one, so that its end is the first one that follows. */
const PART = /<static-part data-id="?(\w+)-(\d+)"?[^>]*>([\s\S]*?)<\/static-part>/g

/**
 * Takes the static parts out of built pages and writes them for readers who come from another page: a file for each
 * source file, as a page may be put together from several.
 *
 * @param outDir - the build
 * @param files - HTML files, relative to it
 * @param version - of the site: a browser that has another one does without the files
 * @returns how many files were written
 * @throws Error when the parts of a source are not numbered from 0 in their order
 */
export async function writeFragments(
  outDir: string,
  files: readonly string[],
  version: string,
): Promise<number> {
  const folder = path.join(outDir, FRAGMENTS_FOLDER)
  await mkdir(folder, { recursive: true })
  const written = new Set<string>()
  for (const file of files) {
    const html = await readFile(path.join(outDir, file), 'utf8')
    for (const [key, parts] of readParts(html, file)) {
      written.add(key)
      const fragments: Fragments = { version, parts }
      await writeFile(path.join(folder, `${key}.json`), JSON.stringify(fragments))
    }
  }
  return written.size
}

/** The static parts of a page, by the key of the source that they come from. */
export function readParts(html: string, file: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [, key = '', index, part = ''] of html.matchAll(PART)) {
    const parts = found.get(key) ?? []
    if (Number(index) !== parts.length) {
      throw new Error(
        `${file}: part ${key}-${index} stands where ${key}-${parts.length} was expected. Every part of a source must be in its page's HTML, once.`,
      )
    }
    found.set(key, [...parts, part])
  }
  return found
}
