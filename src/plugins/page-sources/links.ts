import { outsideOfCode } from '../../build-time/outside-of-code'
import type { Fault } from './fault'
import type { LinkTargets } from './link-targets'

/** A link of Markdown, and one written as an attribute, to an address of this site. */
const LINK = /(?:\]\(|\b(?:href|to)=")(\/[^)\s"]*)/g

/**
 * Lists the broken links of a page. The step "links" over built pages finds the others, too, but only after building the
 * whole site.
 *
 * @param text - the whole MDX file
 */
export function linkFaults(text: string, targets: LinkTargets): Fault[] {
  return outsideOfCode(text).flatMap(({ line, text: content }) =>
    [...content.matchAll(LINK)].flatMap(([, link = '']) => {
      const fault = targets.faultOf(link)
      return fault === undefined ? [] : [{ line, ...fault }]
    }),
  )
}
