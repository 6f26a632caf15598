import { createHash } from 'node:crypto'
import { load } from 'cheerio'

/** Types that the policy applies to; a script of any other type is data. */
const EXECUTABLE =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i

/** The inline scripts of a page that a browser would run. */
export function inlineScripts(html: string): string[] {
  const $ = load(html)
  return $('script:not([src])')
    .toArray()
    .filter((script) => EXECUTABLE.test(script.attribs.type?.trim() ?? ''))
    .map((script) => $(script).text())
}

/** The hash of a script as a policy names it. */
export function hashOfScript(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}

/**
 * What no policy with hashes lets run: handlers in attributes and `javascript:` addresses.
 *
 * @returns each as it stands in the page
 */
export function inlineHandlers(html: string): string[] {
  const $ = load(html)
  return $('*')
    .toArray()
    .flatMap((element) => ('attribs' in element ? Object.entries(element.attribs) : []))
    .filter(([name, value]) => name.startsWith('on') || /^\s*javascript:/i.test(value))
    .map(([name, value]) => `${name}="${value}"`)
}
