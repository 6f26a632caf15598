import { EVERY_PATH, FRAME_PATH, type HeaderRule } from '../../../config/headers'
import { contentSecurityPolicy, framePolicy, type Services } from '../../../config/security'
import { frameScriptHashes } from '../../sample-editor/build/step'
import type { Found } from '../../../lib/build/built-site-step'
import { hashOfScript, readInlineCode, type InlineCode } from '../../../lib/build/inline-scripts'

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
  return addPolicy(rules, EVERY_PATH, policy)
}

/**
 * Adds the policy of the sandbox's frame, which replaces that of pages.
 *
 * @param html - of the frame
 * @throws Error when the frame has no rule of its own
 */
export function withFramePolicy(rules: readonly HeaderRule[], html: string): HeaderRule[] {
  const hashes = readInlineCode(html).scripts.flatMap(frameScriptHashes)
  return addPolicy(rules, FRAME_PATH, framePolicy(hashes, 'header'))
}

function addPolicy(rules: readonly HeaderRule[], target: string, policy: string): HeaderRule[] {
  if (!rules.some(({ path }) => path === target)) {
    throw new Error(
      `src/config/headers.ts: no rule for ${target}, so what is there would have no policy; add one.`,
    )
  }
  return rules.map(({ path, headers }) =>
    path === target
      ? { path, headers: { ...headers, 'Content-Security-Policy': policy } }
      : { path, headers },
  )
}

/** The hashes of all inline scripts, each once, sorted. */
export function hashesOf(pages: readonly Found<InlineCode>[]): string[] {
  const errors = pages.flatMap(({ file, finding }) =>
    finding.handlers.map((handler) => `${file}: ${handler}`),
  )
  if (errors.length > 0) {
    throw new Error(
      `The Content-Security-Policy forbids these; add a listener in a script of the site instead:\n${errors.join('\n')}`,
    )
  }
  return [...new Set(pages.flatMap(({ finding }) => finding.scripts).map(hashOfScript))].sort()
}
