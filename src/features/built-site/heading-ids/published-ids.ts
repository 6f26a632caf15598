import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { load } from 'cheerio'

import { documentPart } from '../document-part'
import { getAddress, listHtmlFiles } from '../../../lib/build/html-files'

/** The ids that links may lead to, by the address of the page, like `/api/createSlice`; both are in order. */
export type LinkableIds = ReadonlyMap<string, readonly string[]>

/** Headings, rows of reference tables, errors and symptoms, live demos. Other ids come from Docusaurus and may change. */
const LINKABLE = 'main :is(h2, h3, h4, h5, h6, tr, dt, [data-live-demo], [data-try-sample])[id]'

/**
 * Reads the ids that links may lead to from the built pages.
 *
 * @param outDir - the folder of the build
 */
export async function readLinkableIds(outDir: string): Promise<LinkableIds> {
  const found = new Map<string, string[]>()
  for (const file of listHtmlFiles(outDir)) {
    const ids = linkableIds(documentPart(await readFile(path.join(outDir, file), 'utf8')))
    if (ids.length > 0) found.set(getAddress(file), ids)
  }
  return found
}

/** The ids of one page's HTML that links may lead to, in the order of the page. */
export function linkableIds(html: string): string[] {
  const $ = load(html)
  return $(LINKABLE)
    .toArray()
    .map((element) => element.attribs.id ?? '')
}

/** The file with all ids that were ever published. */
export const PUBLISHED_IDS_FILE = 'content/heading-ids.json'

/** The command that adds the ids of a build to that file. */
export const RECORD_COMMAND = 'npm run record:heading-ids'

/** Ids that were ever published, by the address of their page; both sorted. */
export type PublishedIds = Readonly<Record<string, readonly string[]>>

/** Adds the ids of a build. Ids are never removed, because links to a published id may exist forever. */
export function withIdsOf(published: PublishedIds, linkable: LinkableIds): PublishedIds {
  const pages = [...new Set([...Object.keys(published), ...linkable.keys()])].sort()
  return Object.fromEntries(
    pages.map((page) => [page, sortedUnion(published[page] ?? [], linkable.get(page) ?? [])]),
  )
}

function sortedUnion(first: readonly string[], second: readonly string[]): string[] {
  return [...new Set([...first, ...second])].sort()
}
