import { describe, expect, it } from 'vitest'

import { SITE } from '../../src/config/site'
import { libraryDirectory, readLibraryVersion } from '../../src/lib/build/library-files'
import { readBuiltPages, type BuiltPage } from './built-pages'

type Data = Record<string, unknown>

const pages = readBuiltPages()
const docsPages = pages.filter(({ kind }) => kind === 'docs')
const home = pages.find(({ address }) => address === '/')
const origin = new URL(home?.$('link[rel=canonical]').attr('href') ?? 'https://there-is-no.home').origin
const WEBSITE = { '@type': 'WebSite', '@id': `${origin}/#website`, name: SITE.title, url: `${origin}/` }

function dataOf({ $ }: BuiltPage): Data[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => JSON.parse($(element).text()) as Data)
}

const ofType = (page: BuiltPage, type: string) => dataOf(page).filter((data) => data['@type'] === type)

/** Every address in a description: what `url`, `item` and `codeRepository` hold. */
function addressesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    ['url', 'item', 'codeRepository'].includes(key) ? [String(inner)] : addressesIn(inner),
  )
}

function isBuilt(address: string): boolean {
  return pages.some((page) => page.kind !== 'redirect' && page.address === address)
}

describe.each(docsPages)('the structured data of $address', (page) => {
  const { $, address } = page
  const url = origin + address

  it('describes one article, with what the page says of itself', () => {
    expect(ofType(page, 'TechArticle')).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'TechArticle',
        headline: $('h1').text(),
        name: $('h1').text(),
        description: $('meta[name=description]').attr('content'),
        url,
        inLanguage: $('html').attr('lang'),
        about: {
          '@type': 'SoftwareSourceCode',
          name: SITE.title,
          version: readLibraryVersion(libraryDirectory('.')),
          codeRepository: SITE.repositoryUrl,
        },
        isPartOf: WEBSITE,
      },
    ])
  })

  it('has one trail, from the home page to this one, where the page has breadcrumbs', () => {
    const trails = ofType(page, 'BreadcrumbList')
    expect(trails).toHaveLength($('.theme-doc-breadcrumbs').length)
    const steps = trails.flatMap((trail) => trail.itemListElement as Data[])
    expect(steps.map((step) => step.position)).toEqual(steps.map((_, index) => index + 1))
    if (trails.length === 0) return
    const last = $('.breadcrumbs__item--active').text()
    expect(steps[0]).toEqual({ '@type': 'ListItem', position: 1, name: SITE.title, item: `${origin}/` })
    expect(steps.at(-1)).toEqual({ '@type': 'ListItem', position: steps.length, name: last, item: url })
    expect(steps.length).toBeGreaterThanOrEqual(2)
  })

  it('names absolute addresses only, and those of this site exist', () => {
    const addresses = addressesIn(dataOf(page)).map((found) => new URL(found))
    expect(addresses.length).toBeGreaterThan(2)
    const own = addresses.filter((found) => found.origin === origin).map(({ pathname }) => pathname)
    expect(own.filter((pathname) => !isBuilt(pathname))).toEqual([])
  })
})

describe('the structured data of other pages', () => {
  it('describes the site and its search on the home page', () => {
    expect(home && dataOf(home)).toEqual([
      {
        '@context': 'https://schema.org',
        ...WEBSITE,
        description: SITE.tagline,
        inLanguage: 'en',
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ])
    expect(isBuilt('/search')).toBe(true)
  })

  it('is absent from pages that are neither', () => {
    const others = pages.filter((page) => page.kind !== 'docs' && page.address !== '/')
    expect(others.filter((page) => dataOf(page).length > 0).map(({ file }) => file)).toEqual([])
  })
})
