import { load } from 'cheerio'

import { appendToHead } from '../append-to-head'

/** Facts about the whole site. */
export interface SiteFacts {
  title: string
  /** The end of every page's title. */
  titleEnd: string
  tagline: string
  /** Absolute address of the home page, with a slash at its end. */
  url: string
  /** Where the documented library is developed. */
  repositoryUrl: string
  /** The version that the pages describe. */
  libraryVersion: string
}

/** A description in the vocabulary of schema.org, as JSON-LD. */
export type Description = Readonly<Record<string, unknown>>

/** The facts in the head of a page. */
interface PageFacts {
  name: string
  description: string
  url: string
  language: string
}

/**
 * Describes a prerendered page: a docs page as an article, the home page as the site with its search.
 *
 * @returns `undefined` for any other page
 * @throws Error when the head lacks something that the description needs, because the theme has changed
 */
export function describePage(html: string, site: SiteFacts): Description | undefined {
  // Everything needed is in the head, and parsing only the head is much faster.
  const $ = load(html.slice(0, html.indexOf('</head>')))
  const url = $('link[rel=canonical]').attr('href') ?? ''
  const isHome = url === site.url
  if (!isHome && !$('html').hasClass('docs-doc-page')) return undefined
  const language = $('html').attr('lang') ?? ''
  if (isHome) return describeSite(site, language)
  const name = $('title').text().replace(site.titleEnd, '')
  const description = $('meta[name=description]').attr('content') ?? ''
  const page = { name, description, url, language }
  assertComplete(page)
  return describeArticle(page, site)
}

/** The page with the description as the last element of its head. */
export function withDescription(html: string, description: Description): string {
  // "</script>" in a text would end the element.
  const json = JSON.stringify(description).replaceAll('<', '\\u003c')
  return appendToHead(html, `<script type="application/ld+json">${json}</script>`)
}

function assertComplete(page: PageFacts): void {
  const missing = Object.entries(page).flatMap(([fact, value]) => (value === '' ? [fact] : []))
  if (missing.length === 0) return
  throw new Error(
    `Structured data of ${page.url || 'a page'}: its head has no ${missing.join(', ')}. Compare src/features/built-site/structured-data/describe-page.ts with the built HTML.`,
  )
}

function describeSite(site: SiteFacts, inLanguage: string): Description {
  return {
    '@context': 'https://schema.org',
    ...siteOf(site),
    description: site.tagline,
    inLanguage,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${site.url}search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

function describeArticle({ name, description, url, language }: PageFacts, site: SiteFacts): Description {
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: name,
    name,
    description,
    url,
    inLanguage: language,
    about: {
      '@type': 'SoftwareSourceCode',
      name: site.title,
      version: site.libraryVersion,
      codeRepository: site.repositoryUrl,
    },
    isPartOf: siteOf(site),
  }
}

function siteOf({ title, url }: SiteFacts): Description {
  return { '@type': 'WebSite', '@id': `${url}#website`, name: title, url }
}
