import type { PageDiagnostic } from './page-diagnostic'
import type { LinkTargets } from './link-targets'

/** A link of Markdown, and one written as an attribute, to an address of this site or an id of the same page. */
const LINK = /(?:\]\(|\b(?:href|to)=")((?:\/|#)[^)\s"]*)/g
const FENCE = /^\s*(`{3,}|~{3,})/

/** A line of a page, from 1, and its text outside of code. */
interface ProseLine {
  line: number
  text: string
}

/**
 * Lists the broken links of a page. Docusaurus finds the others, which components make, when all pages are rendered, and
 * names their page.
 *
 * @param page - path of the page from the site's folder
 * @param text - the whole MDX file
 */
export function linkDiagnostics(page: string, text: string, targets: LinkTargets): PageDiagnostic[] {
  return outsideOfCode(text).flatMap(({ line, text: content }) =>
    [...content.matchAll(LINK)].flatMap(([, link = '']) => {
      const diagnostic = targets.getDiagnostic(link, page)
      return diagnostic === undefined ? [] : [{ line, ...diagnostic }]
    }),
  )
}

/**
 * Returns the lines of a page without its code: code blocks and inline code are left out.
 *
 * @param text - the whole MDX file
 */
export function outsideOfCode(text: string): ProseLine[] {
  let open: string | undefined
  return text.split('\n').flatMap((content, index) => {
    const mark = FENCE.exec(content)?.[1]
    if (open !== undefined) {
      if (mark?.startsWith(open)) open = undefined
      return []
    }
    open = mark
    return [{ line: index + 1, text: content.replace(/`[^`]*`/g, '') }]
  })
}
