import path from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'

interface HeaderRule {
  forRegExp: RegExp
  values: Record<string, string>
}

interface RedirectRule {
  /** Path without a slash at its end; with `/*` there, it stands for all that is below. */
  from: string
  /** May have `:splat`, which stands for what `*` stands for. */
  to: string
  status: number
  /** Whether it counts even for a path that has a file. */
  isForced: boolean
}

/** What the host does to a request before it looks for a file. */
export interface HostRules {
  headers: HeaderRule[]
  redirects: RedirectRule[]
}

/**
 * Reads `_headers` and `_redirects` of a build with the host's own parsers.
 *
 * @throws Error that lists the lines which the host would not understand
 */
export async function readHostRules(directory: string): Promise<HostRules> {
  const headers = await parseAllHeaders({
    headersFiles: [path.join(directory, '_headers')],
    netlifyConfigPath: undefined,
    configHeaders: [],
    minimal: false,
  })
  const redirects = await parseAllRedirects({
    redirectsFiles: [path.join(directory, '_redirects')],
    netlifyConfigPath: undefined,
    configRedirects: [],
    minimal: false,
  })
  const errors = [...headers.errors, ...(redirects.errors as Error[])]
  if (errors.length > 0) throw new Error(errors.map((error) => error.message).join('\n'))
  return {
    headers: headers.headers as HeaderRule[],
    redirects: (redirects.redirects as ParsedRedirect[]).map((rule) => ({
      from: rule.path,
      to: rule.to,
      status: rule.status,
      isForced: rule.force,
    })),
  }
}

interface ParsedRedirect {
  path: string
  to: string
  status: number
  force: boolean
}

/** The headers for a path; of two rules that set the same header, the later one wins. */
export function matchingHeaders(rules: HostRules, requestPath: string): Map<string, string> {
  const matching = rules.headers.filter((rule) => rule.forRegExp.test(requestPath))
  return new Map(
    matching.flatMap((rule) =>
      Object.entries(rule.values).map(([name, value]) => [name.toLowerCase(), value] as const),
    ),
  )
}

/** The redirect for a path, if there is one: of several that fit, the first counts. */
export function findHostRedirect(rules: HostRules, requestPath: string): RedirectRule | undefined {
  const path = requestPath.length > 1 ? requestPath.replace(/\/+$/, '') : requestPath
  for (const rule of rules.redirects) {
    const rest = getRest(path, rule.from)
    if (rest !== undefined) return { ...rule, to: rule.to.replace(':splat', rest) }
  }
  return undefined
}

/** The part of a path for which a `*` stands, or `undefined` if the path doesn't fit. */
function getRest(path: string, from: string): string | undefined {
  if (!from.endsWith('/*')) return path === from ? '' : undefined
  const folder = from.slice(0, -1)
  if (`${path}/` === folder) return ''
  return path.startsWith(folder) ? path.slice(folder.length) : undefined
}
