import type { Redirect } from '../../../shared/redirects'

/**
 * Writes redirects in the format of a `_redirects` file: permanent, and forced,
 * so that they take precedence over the static redirect pages, which are for hosts that don't read this file.
 *
 * @throws Error when an address is not a path, two rules share a source, or one leads to itself or to another
 */
export function formatRedirects(redirects: readonly Redirect[]): string {
  const sources = new Set<string>()
  for (const { from, to } of redirects) {
    const fault = redirectFault(from, to, sources, redirects)
    if (fault !== undefined) throw new Error(`src/shared/redirects.ts: ${from} → ${to}: ${fault}`)
    sources.add(from)
  }
  return redirects.map(({ from, to }) => `${from} ${to} 301!\n`).join('')
}

function redirectFault(
  from: string,
  to: string,
  earlier: ReadonlySet<string>,
  all: readonly Redirect[],
): string | undefined {
  if (!isPath(from) || !isPath(to))
    return 'both must be paths like /api/createSlice, without query, hash or end slash.'
  if (from === to) return 'it leads to itself; remove it.'
  if (earlier.has(from)) return 'this source appears twice; keep one.'
  if (all.some((other) => other.from === to)) return 'its target is redirected again; name the last address.'
  return undefined
}

function isPath(value: string): boolean {
  return /^(\/[\w.~-]+)+$/.test(value)
}
