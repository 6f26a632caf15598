import { EVERY_PATH, type HeaderRule } from '../../../config/headers'
import { contentSecurityPolicy, type Services } from '../../../config/security'
import type { Found } from '../step'
import { hashOfScript, type InlineCode } from './inline-scripts'

/**
 * Adds the Content-Security-Policy of a build to its header rules: one policy for all paths. A separate rule for each page
 * with its own script would save about 400 bytes per connection on other pages, but hosts differ in how they combine two
 * rules for one path, and two policies at once forbid everything that either of them forbids.
 *
 * @param pages - all pages of the build, with their code
 * @throws Error when a page has code that a policy with hashes always blocks
 */
export function withPolicy(
  rules: readonly HeaderRule[],
  pages: readonly Found<InlineCode>[],
  services: Services,
): HeaderRule[] {
  const policy = contentSecurityPolicy(hashesOf(pages), services)
  const added = rules.map(({ path, headers }) =>
    path === EVERY_PATH
      ? { path, headers: { ...headers, 'Content-Security-Policy': policy } }
      : { path, headers },
  )
  if (!rules.some(({ path }) => path === EVERY_PATH)) {
    throw new Error(
      `src/config/headers.ts: no rule for ${EVERY_PATH}, so pages would have no policy; add one.`,
    )
  }
  return added
}

/** The hashes of all inline scripts, each once, sorted. */
export function hashesOf(pages: readonly Found<InlineCode>[]): string[] {
  const faults = pages.flatMap(({ file, finding }) =>
    finding.handlers.map((handler) => `${file}: ${handler}`),
  )
  if (faults.length > 0) {
    throw new Error(
      `The Content-Security-Policy forbids these; add a listener in a script of the site instead:\n${faults.join('\n')}`,
    )
  }
  return [...new Set(pages.flatMap(({ finding }) => finding.scripts).map(hashOfScript))].sort()
}
