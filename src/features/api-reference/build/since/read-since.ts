import { readContent } from '../../../../lib/build/content/read-content'
import schema from './since.schema.json'

/** Ids of headings or rows of a page, and the release that brought what they are about. */
export type SinceOfPage = Readonly<Record<string, SinceVersion>>

/** Major and minor of a release, and its patch where that brought it. */
export type SinceVersion = `2.${number}`

/** {@link SinceOfPage} by the address of the page. */
export type SinceLedger = Readonly<Record<string, SinceOfPage>>

/** Names the release that brought a heading or a row. */
export const SINCE_FILE = 'content/since.yaml'

/**
 * Reads which release brought what.
 *
 * @param siteDir - path of the site's folder
 * @throws AuthorError with the line and remedy of every fault
 */
export function readSince(siteDir: string): SinceLedger {
  const [file] = readContent<SinceLedger>(siteDir, [SINCE_FILE], schema)
  return file?.data ?? {}
}
