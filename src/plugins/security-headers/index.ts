import { EVERY_PATH, type HeaderRule } from '../../config/headers'
import { contentSecurityPolicy, type Services } from '../../config/security'
import { readHtml, type Build, type HtmlFile } from './built-html'
import { hashOfScript, readInlineCode, type InlineCode } from './inline-scripts'

/**
 * Adds the Content-Security-Policy of a build to its header rules: one for all paths. A rule for each page with a
 * script of its own would save the others some 400 bytes, once per connection, but hosts differ in what they
 * make of two rules for one path, and two policies at once forbid what either forbids.
 *
 * @param read - gives the code in a page's HTML; {@link readInlineCode} unless that is known already
 * @throws Error when a page holds something that no policy with hashes lets run
 */
export async function withPolicy(
  rules: readonly HeaderRule[],
  build: Build,
  services: Services,
  read?: (html: string) => InlineCode,
): Promise<HeaderRule[]> {
  const policy = contentSecurityPolicy(hashesOf(await readHtml(build), read), services)
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

/** The hashes of all inline scripts, each once, in an order that depends on nothing else. */
export function hashesOf(pages: readonly HtmlFile[], read = readInlineCode): string[] {
  const found = pages.map(({ file, html }) => ({ file, ...read(html) }))
  const faults = found.flatMap(({ file, handlers }) => handlers.map((handler) => `${file}: ${handler}`))
  if (faults.length > 0) {
    throw new Error(
      `The Content-Security-Policy forbids these; add a listener in a script of the site instead:\n${faults.join('\n')}`,
    )
  }
  return [...new Set(found.flatMap(({ scripts }) => scripts).map(hashOfScript))].sort()
}
