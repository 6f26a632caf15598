import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { getAddress } from '../../../lib/build/html-files'
import { headerRules, type HeaderRule, EVERY_PATH, FRAME_PATH } from '../../../config/headers'
import type { SearchClientConfig } from '../../../config/custom-fields'
import type { AnalyticsConfig } from '../../analytics/provider'
import { readRedirects } from '../../../config/read-redirects'
import { FRAME_FILE } from '../../sample-editor/shared/manifest'
import { readInlineCode, type InlineCode, hashOfScript } from '../../../lib/build/inline-scripts'
import type { Step, Found } from '../../../lib/build/built-site-step'
import { isOfCase, isOfFolder, type Redirect } from '../../../config/redirects'
import { contentSecurityPolicy, framePolicy, type Services } from '../../../config/security'
import { frameScriptHashes } from '../../sample-editor/build/step'

/**
 * Writes the host's configuration files: `_headers`, with the policies for the code in the pages and in the sandbox's frame,
 * and `_redirects`.
 * The preview server reads the same two files.
 */
export const hostFiles: Step<InlineCode> = {
  name: 'inline-code',
  reads: 'page',
  read: readInlineCode,
  finish(pages, { siteDir, outDir, siteConfig }) {
    // Written by docusaurus.config.ts with these types, but handed on as unknown.
    const services = siteConfig.customFields as {
      analytics: AnalyticsConfig | undefined
      search: SearchClientConfig
    }
    const frame = readFileSync(path.join(outDir, FRAME_FILE), 'utf8')
    const rules = withFramePolicy(withPolicy(headerRules, pages, services), frame)
    writeFileSync(path.join(outDir, '_headers'), formatHeaders(rules))
    const addresses = pages.map(({ file }) => getAddress(file))
    writeFileSync(path.join(outDir, '_redirects'), formatRedirects(readRedirects(siteDir), addresses))
  },
}

/**
 * Writes header rules in the format of a `_headers` file.
 *
 * @throws Error when a name or a value can't be written in this format: it would be read as a different rule
 */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  return rules.map(formatRule).join('\n')
}

function formatRule({ path, headers }: HeaderRule): string {
  if (!/^\/\S*$/.test(path)) {
    throw new Error(
      `src/config/headers.ts: the path ${JSON.stringify(path)} must begin with "/" and hold no spaces.`,
    )
  }
  const lines = Object.entries(headers).map(([name, value]) => {
    if (!/^[\w-]+$/.test(name) || /[\r\n]/.test(value)) {
      throw new Error(
        `src/config/headers.ts: ${path} has a header that can't be written: ${JSON.stringify(name)}.`,
      )
    }
    return `  ${name}: ${value}\n`
  })
  return `${path}\n${lines.join('')}`
}

/**
 * Writes redirects in the format of a `_redirects` file: permanent ones, of which the first that fits counts.
 *
 * Those of single pages are forced (`301!`), so that they take precedence over the static redirect pages, which are for
 * hosts that don't read this file. Those of folders, and those that differ in nothing but case, give way to a page that
 * has the address: on a host that takes no notice of case, a forced one would lead to itself forever.
 *
 * @param pages - the addresses of all pages. One with capitals gets a redirect from its address in small letters
 */
export function formatRedirects(redirects: readonly Redirect[], pages: readonly string[]): string {
  const ofPages = redirects.filter((redirect) => !isOfFolder(redirect))
  const inSmallLetters = [...ofPages, ...pages.map((page) => ({ from: page, to: page }))]
    .map(({ from, to }) => ({ from: from.toLowerCase(), to }))
    .filter(({ from, to }) => from !== to)
  // A source that is there already keeps its target.
  const rules = new Map<string, string>()
  for (const redirect of [...ofPages, ...inSmallLetters, ...redirects.filter(isOfFolder)]) {
    if (!rules.has(redirect.from)) rules.set(redirect.from, getLine(redirect))
  }
  return [...rules.values()].join('')
}

function getLine(redirect: Redirect): string {
  const status = isOfFolder(redirect) || isOfCase(redirect) ? '301' : '301!'
  return `${redirect.from} ${redirect.to} ${status}\n`
}

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
  const policy = contentSecurityPolicy(getHashes(pages), services)
  return addPolicy(rules, EVERY_PATH, policy)
}

/**
 * Adds the policy of the sandbox's frame, which replaces that of pages.
 *
 * @param html - of the frame
 * @throws Error when the frame has no rule of its own
 */
function withFramePolicy(rules: readonly HeaderRule[], html: string): HeaderRule[] {
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
export function getHashes(pages: readonly Found<InlineCode>[]): string[] {
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
