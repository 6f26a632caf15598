import { readFileSync } from 'node:fs'
import path from 'node:path'

import axe from 'axe-core'

import { hashFiles } from '../../src/lib/build/hash'
import { fingerprint, type Subject } from '../recorded/recorded'

/** Pages that aren't in the sitemap, and states that depend on the query string. */
const MORE_PATHS = ['/search', '/errors?code=24', '/no/such/page']
const NOT_FOUND = 'build/404.html'
/** Changes on all pages at once, and in no page's look: names of scripts, the version of the site, and when it was checked. */
const VARYING = [
  /(?<=\.)[0-9a-f]{8}(?=\.js\b)/g,
  /(?<=<meta name="?(?:checked-against|site-version)"? content=)[^>]*/g,
  /(?<=<time )[^<]*(?=<\/time>)/g,
  /(?<=commit <code>)[0-9a-f]+/g,
]

/** The paths of the sitemap. */
export function pathsOfSitemap(): string[] {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8')
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
}

/** All pages of the built site, by path. A page that is in the sitemap twice is reported by a test of its own. */
export function pageSubject(): Subject<string> {
  return {
    kind: 'pages',
    shared: fingerprint(axe.version, hashFiles('.', ['tests/pages'])),
    items: [...new Set([...pathsOfSitemap(), ...MORE_PATHS])],
    getId: (page) => page,
    getFingerprint: (page) => fingerprint(comparable(getHtml(page))),
  }
}

/** The HTML that a path is answered with. */
function getHtml(page: string): string {
  if (page === '/no/such/page') return readFileSync(NOT_FOUND, 'utf8')
  const [name = ''] = page.slice(1).split('?')
  return readFileSync(path.join('build', `${name === '' ? 'index' : name}.html`), 'utf8')
}

function comparable(html: string): string {
  return VARYING.reduce((text, varying) => text.replaceAll(varying, ''), html)
}
