import { createHash } from 'node:crypto'
// The parser for HTML that is well-formed anyway, as a build's is: several times faster on whole pages.
import { load, type CheerioAPI } from 'cheerio/slim'

/** Types that the policy applies to; a script of any other type is data. */
const EXECUTABLE =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i

/** What of a page a Content-Security-Policy is about. */
export interface InlineCode {
  /** The inline scripts that a browser would run. */
  scripts: string[]
  /** What no policy with hashes lets run: handlers in attributes and `javascript:` addresses, as they stand there. */
  handlers: string[]
}

/** Reads the code that stands in a page's HTML. */
export function readInlineCode(html: string): InlineCode {
  const $ = load(html)
  return { scripts: inlineScripts($), handlers: inlineHandlers($) }
}

function inlineScripts($: CheerioAPI): string[] {
  return $('script:not([src])')
    .toArray()
    .filter((script) => EXECUTABLE.test(script.attribs.type?.trim() ?? ''))
    .map((script) => $(script).text())
}

function inlineHandlers($: CheerioAPI): string[] {
  return $('*')
    .toArray()
    .flatMap((element) => ('attribs' in element ? Object.entries(element.attribs) : []))
    .filter(([name, value]) => name.startsWith('on') || /^\s*javascript:/i.test(value))
    .map(([name, value]) => `${name}="${value}"`)
}

/** The hash of a script as a policy names it. */
export function hashOfScript(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
