/** Response headers for the paths that match `path`, in the host's pattern syntax (`/*` and `:name`). */
export interface HeaderRule {
  path: string
  headers: Readonly<Record<string, string>>
}

/** A year in seconds: assets whose names hold a hash of their content never change. */
const ONE_YEAR = 31_536_000

/** Headers of production. The preview server sends the same. */
export const headerRules: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'DENY',
    },
  },
  {
    path: '/assets/*',
    headers: { 'Cache-Control': `public, max-age=${ONE_YEAR}, immutable` },
  },
  // Text twins and their lists: without a character set, browsers show their dashes and arrows as something else.
  { path: '/*.md', headers: { 'Content-Type': 'text/markdown; charset=utf-8' } },
  { path: '/*.txt', headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
]
