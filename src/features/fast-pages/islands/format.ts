/** Where the build puts the HTML of static parts, relative to the site. */
export const FRAGMENTS_FOLDER = 'assets/fragments'

/** The element around a static part, in the HTML and in the page. */
export const PART_TAG = 'static-part'

/** Name of the `meta` element that says which version of the site an HTML file belongs to. */
export const VERSION_META = 'site-version'

/**
 * The names of a page's files: its beginning, which is the first part, and the rest.
 *
 * @param key - the key of the page
 */
export function getFiles(key: string): [beginning: string, rest: string] {
  return [key, `${key}-rest`]
}

/** The static parts in one file. */
export interface Fragments {
  /** Version of the site that the parts belong to. */
  version: string
  /** HTML of the parts, in the order of the page. */
  parts: readonly string[]
}
