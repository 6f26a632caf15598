import { load, type CheerioAPI } from 'cheerio'

/** What the head and the frame of a page tell about it. */
export interface Page {
  $: CheerioAPI
  /** Absolute, without an anchor. */
  url: string
  language: string
  tag: string
  version: string
  /** The section of the sidebar. */
  section: string
  /** The description from the head. */
  description: string
}

/** Files that answer a request but aren't documents. */
const NOT_DOCUMENTS = ['404.html', 'search.html']

/** Whether a file of the build is a page or a redirect to one. */
export function isDocument(file: string): boolean {
  return !NOT_DOCUMENTS.includes(file)
}

/** The section of a page that is in no category. */
export const NO_SECTION = 'Documentation'

/**
 * Reads a prerendered page.
 *
 * @returns `undefined` for a redirect, or for a page that asks not to be indexed
 */
export function readBuiltPage(html: string): Page | undefined {
  const $ = load(html)
  const url = $('link[rel="canonical"]').attr('href')
  if (url === undefined || isRedirect($) || isUnlisted($)) return undefined
  return {
    $,
    url,
    language: $('html').attr('lang') ?? 'en',
    tag: getMeta($, 'docsearch:docusaurus_tag') ?? 'default',
    version: getMeta($, 'docsearch:version') ?? 'current',
    section: getCategories($)[0] ?? NO_SECTION,
    description: [getMeta($, 'description'), getMeta($, 'keywords')].join(' ').trim(),
  }
}

function isRedirect($: CheerioAPI): boolean {
  return $('meta[http-equiv="refresh" i]').length > 0
}

function isUnlisted($: CheerioAPI): boolean {
  const robots = $('meta[name="robots"], meta[property="robots"]').attr('content') ?? ''
  return /\bnoindex\b/i.test(robots)
}

function getMeta($: CheerioAPI, name: string): string | undefined {
  return $(`meta[name="${name}"]`).attr('content')
}

/**
 * The names of the categories that a page is in, the outermost first: its breadcrumbs lead from the home page's icon, which
 * has no text, through them to the page itself.
 */
export function getCategories($: CheerioAPI): string[] {
  return $('.theme-doc-breadcrumbs .breadcrumbs__item:not(.breadcrumbs__item--active)')
    .map((_, item) => $(item).clone().find('svg').remove().end().text().trim())
    .get()
    .filter((text) => text !== '')
}
