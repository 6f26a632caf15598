import { outsideOfCode } from '../../lib/build/outside-of-code'
import type { PageDiagnostic } from './page-diagnostic'
import type { LinkTargets } from './link-targets'

/** A link of Markdown, and one written as an attribute, to an address of this site or an id of the same page. */
const LINK = /(?:\]\(|\b(?:href|to)=")((?:\/|#)[^)\s"]*)/g

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
