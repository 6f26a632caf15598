import { STATEMENT_META } from '../checked-samples/shared/check-statement'
import { VERSION_META } from '../fast-pages/islands/format'

/** Elements of the head that say something about the page. */
const ABOUT_PAGE =
  /<title\b[^>]*>[^<]*<\/title>|<meta\b(?:[^>"]|"[^"]*")*>|<link\b[^>]*\brel="?canonical\b[^>]*>/g

/** Parts of every page that change when anything in the site changes. */
const ABOUT_BUILD = new RegExp(`\\bname="?(?:${STATEMENT_META}|${VERSION_META})\\b`)

/**
 * Cuts out of a built page what is the page's own: what its head says about it, and its `main`. The frame around it
 * is more than half of some pages, and names files that every build may name otherwise.
 *
 * @returns a smaller document; a page without `main` as it is
 */
export function documentPart(html: string): string {
  const headEnd = html.indexOf('</head>')
  const start = html.indexOf('<main')
  const end = html.lastIndexOf('</main>')
  if (headEnd === -1 || start < headEnd || end < start) return html
  const root = /<html\b[^>]*>/.exec(html)?.[0] ?? '<html>'
  const about = (html.slice(0, headEnd).match(ABOUT_PAGE) ?? []).filter((tag) => !ABOUT_BUILD.test(tag))
  return `${root}<head>${about.join('')}</head><body>${html.slice(start, end)}</main></body></html>`
}
