import { readContent, type ContentFile } from '../../../lib/build/content/read-content'
import schema from './changes.schema.json'

/** What each release changed, newest first. */
export const CHANGES_FILE = 'content/changes.yaml'

/** Sections that say it, with the version: `/api/createSlice#options`. */
type Places = readonly string[]

/** What is different since a release, as `changes.schema.json` describes it. */
interface ListedRelease {
  changes?: Readonly<
    Record<string, { kind?: 'types'; change: string; lookFor: string; do: string; at: Places }>
  >
  new?: readonly { name: string; at: Places }[]
}

/** {@link ListedRelease} by major and minor, and the patch where that brought it. */
export type Changes = Readonly<Record<string, ListedRelease>>

/**
 * Reads what each release changed.
 *
 * @param siteDir - path of the site's folder
 * @throws AuthorError with the file, line and remedy of every fault
 */
export function readChanges(siteDir: string): ContentFile<Changes> {
  const [file] = readContent<Changes>(siteDir, [CHANGES_FILE], schema)
  if (!file) throw new Error(`${CHANGES_FILE} is missing.`)
  return file
}
