import { createHash } from 'node:crypto'

const KEY_LENGTH = 8

/**
 * The key of a page's static parts. It is Docusaurus's name for the chunk with the page's content, so the browser can
 * read it from the table of routes before it has loaded that chunk.
 *
 * @param page - the file, relative to the site, with forward slashes: `docs/api/createSlice.mdx`
 */
export function keyOfPage(page: string): string {
  return createHash('md5').update(`@site/${page}`).digest('hex').slice(0, KEY_LENGTH)
}

/** The id of a part; `part` counts from 0. */
export function idOfPart(key: string, index: number): string {
  return `${key}-${index}`
}
