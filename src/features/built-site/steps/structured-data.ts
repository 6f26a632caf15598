import { load } from 'cheerio'

import { libraryDirectory, readLibraryVersion } from '../../../lib/build/library-files'
import { SITE } from '../../../config/site'
import type { Build, Step } from '../../../lib/build/built-site-step'
import { appendToHead } from '../append-to-head'

/**
 * Describes the pages for search engines, in the vocabulary of schema.org. The description is added to the built pages
 * instead of by the theme, so that readers load no script for it. The theme already describes the breadcrumbs.
 */
export const structuredData: Step<Description | undefined> = {
  name: 'structured-data',
  reads: 'page',
  isQuick: true,
  read: (html, _file, build) => describePage(html, getFacts(build)),
  change: (html, description) => (description === undefined ? html : withDescription(html, description)),
  finish(pages) {
    if (pages.some(({ finding }) => finding !== undefined)) return
    throw new Error(
      'Structured data: no page was described. Compare src/features/built-site/structured-data with the built HTML.',
    )
  },
}

function getFacts({ siteDir, siteConfig, baseUrl }: Build): SiteFacts {
  return {
    title: siteConfig.title,
    titleEnd: ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
    tagline: siteConfig.tagline,
    url: siteConfig.url + baseUrl,
    repositoryUrl: SITE.repositoryUrl,
    libraryVersion: readLibraryVersion(libraryDirectory(siteDir)),
  }
}

/** Facts about the whole site. */
interface SiteFacts {
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
type Description = Readonly<Record<string, unknown>>

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
    `Structured data of ${page.url || 'a page'}: its head has no ${missing.join(', ')}. Compare src/features/built-site/steps/structured-data.ts with the built HTML.`,
  )
}

function describeSite(site: SiteFacts, inLanguage: string): Description {
  return {
    '@context': 'https://schema.org',
    ...getSite(site),
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
    isPartOf: getSite(site),
  }
}

function getSite({ title, url }: SiteFacts): Description {
  return { '@type': 'WebSite', '@id': `${url}#website`, name: title, url }
}
