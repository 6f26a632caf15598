/** The pages whose tables agree with the library, so that nobody has to look at them again. */
export interface PassedPages {
  /** Notes that the text of a page was compared. */
  add: (page: string, text: string) => void
  /** Whether this text of a page was compared. */
  has: (page: string, text: string) => boolean
}

/** Kept once per process, because Docusaurus may load this file more than once, for the plugin and for the pages. */
const shared = globalThis as { passedReferencePages?: Map<string, Map<string, string>> }

/**
 * The pages of a site that the gate has passed.
 *
 * @param siteDir - absolute path of the site's folder
 */
export function passedPages(siteDir: string): PassedPages {
  const sites = (shared.passedReferencePages ??= new Map<string, Map<string, string>>())
  const texts = sites.get(siteDir) ?? new Map<string, string>()
  sites.set(siteDir, texts)
  return {
    add: (page, text) => void texts.set(page, text),
    has: (page, text) => texts.get(page) === text,
  }
}
