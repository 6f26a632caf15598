import { createHash } from 'node:crypto'

const KEY_LENGTH = 8

/**
 * The key of a page's static parts. It is the name that Docusaurus gives the chunk with the page's content, so that
 * the browser knows it from the table of routes before that chunk is there.
 *
 * @param page - the file, relative to the site, with forward slashes: `docs/api/createSlice.mdx`
 */
export function keyOfPage(page: string): string {
  return createHash('md5').update(`@site/${page}`).digest('hex').slice(0, KEY_LENGTH)
}

/** The id of a page's part: parts are counted from 0. */
export function idOfPart(key: string, index: number): string {
  return `${key}-${index}`
}
