import { SKILLS_PATH } from '../features/agent-skills/addresses'
import { FRAME_FILE } from '../features/sample-editor/shared/manifest'

/** Response headers for the paths that match `path`, in the host's pattern syntax (`/*` and `:name`). */
export interface HeaderRule {
  path: string
  headers: Readonly<Record<string, string>>
}

/** The path of the rule for everything. The build adds the Content-Security-Policy there: src/config/security.ts. */
export const EVERY_PATH = '/*'

/** The path of the sandbox's frame. The build adds a policy of its own there. */
export const FRAME_PATH = `/${FRAME_FILE}`

/** In seconds. */
const ONE_HOUR = 3600
const ONE_YEAR = 31_536_000

/** Features that no page uses. `unload`: a page with such a handler is not kept for Back. */
const NOT_USED = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'unload', 'usb']

/**
 * Headers of production. The preview server sends the same. Of two rules that set the same header, the later one wins.
 *
 * No Cross-Origin-Resource-Policy: everything here is public, and other sites show the images of shared links.
 */
export const headerRules: readonly HeaderRule[] = [
  {
    path: EVERY_PATH,
    headers: {
      'Cache-Control': 'public, max-age=0, must-revalidate',
      // Without subdomains: these aren't of this site.
      'Strict-Transport-Security': `max-age=${ONE_YEAR}`,
      'X-Content-Type-Options': 'nosniff',
      // Addresses may contain what readers search for or paste. That is private, so not even this host gets it as a
      // referrer.
      'Referrer-Policy': 'strict-origin',
      // For browsers that don't know `frame-ancestors`.
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': NOT_USED.map((feature) => `${feature}=()`).join(', '),
    },
  },
  {
    // Their names hold a hash of their content, so they never change.
    path: '/assets/*',
    headers: { 'Cache-Control': `public, max-age=${ONE_YEAR}, immutable` },
  },
  {
    // Their hash is in the query, which the host ignores: while one build replaces another, the same address may answer
    // with either, and a rollback must not find the wrong one in the browser a year later.
    path: '/assets/fragments/*',
    headers: { 'Cache-Control': `public, max-age=${ONE_HOUR}` },
  },
  // Markdown pages and their lists: without a character set, browsers show their dashes and arrows as something else.
  { path: '/*.md', headers: { 'Content-Type': 'text/markdown; charset=utf-8' } },
  // Agents in a browser fetch them from other sites.
  { path: SKILLS_PATH, headers: { 'Access-Control-Allow-Origin': '*' } },
  { path: '/*.txt', headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  {
    path: FRAME_PATH,
    headers: {
      // Pages of this site show it.
      'X-Frame-Options': 'SAMEORIGIN',
      // Chromium prepares a connection for each navigation before the Content-Security-Policy refuses it, which tells a
      // server that a hostile sample ran. This list of the addresses to connect to is empty.
      'Connection-Allowlist': '()',
    },
  },
]
