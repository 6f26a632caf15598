import { readContent, type ContentFile } from '../../../lib/build/content/read-content'
import type { HeadingAliases } from './aliases'
import schema from './aliases.schema.json'

/** Says where ids lead whose headings were removed. */
export const ALIASES_FILE = 'content/heading-id-aliases.yaml'

/**
 * Reads where old ids lead.
 *
 * @param siteDir - path of the site's folder
 * @throws AuthorError with the line and remedy of every fault
 */
export function readAliases(siteDir: string): ContentFile<HeadingAliases> {
  const [file] = readContent<HeadingAliases>(siteDir, [ALIASES_FILE], schema)
  return file ?? { file: ALIASES_FILE, data: {}, getLine: () => 1 }
}
