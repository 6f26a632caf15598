import path from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'

interface HeaderRule {
  forRegExp: RegExp
  values: Record<string, string>
}

interface RedirectRule {
  /** Path without a slash at its end. */
  from: string
  to: string
  status: number
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
  const faults = [...headers.errors, ...(redirects.errors as Error[])]
  if (faults.length > 0) throw new Error(faults.map((fault) => fault.message).join('\n'))
  return {
    headers: headers.headers as HeaderRule[],
    redirects: (redirects.redirects as Array<{ path: string; to: string; status: number }>).map((rule) => ({
      from: rule.path,
      to: rule.to,
      status: rule.status,
    })),
  }
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

/** The redirect for a path, if there is one. */
export function findHostRedirect(rules: HostRules, requestPath: string): RedirectRule | undefined {
  const withoutSlash = requestPath.length > 1 ? requestPath.replace(/\/+$/, '') : requestPath
  return rules.redirects.find((rule) => rule.from === withoutSlash)
}
