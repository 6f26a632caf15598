import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'

import { SITE } from '../../src/config/site'
import { libraryDirectory, readLibraryVersion } from '../../src/lib/build/library-files'
import { BUILD, readBuiltPages, type BuiltPage } from './built-pages'

type Data = Record<string, unknown>

/** In bytes. */
const MOST = { image: 61_000, font: 20_000 }

const pages = readBuiltPages().filter(({ kind }) => kind !== 'redirect')
const docsPages = pages.filter(({ kind }) => kind === 'docs')
const home = pages.find(({ address }) => address === '/')
const origin = new URL(home?.$('link[rel=canonical]').attr('href') ?? 'https://there-is-no.home').origin
const WEBSITE = { '@type': 'WebSite', '@id': `${origin}/#website`, name: SITE.title, url: `${origin}/` }

const sitemap = load(readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8'), { xml: true })
const listed = sitemap('loc')
  .toArray()
  .map((element) => new URL(sitemap(element).text()))

const metaOf = ({ $ }: BuiltPage, name: string) =>
  $(`head > meta[property="${name}"], head > meta[name="${name}"]`).attr('content') ?? ''

/** What pages say of themselves, by how often. Read once: selectors start at the whole document. */
function countsOf(read: (page: BuiltPage) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const page of docsPages) counts.set(read(page), (counts.get(read(page)) ?? 0) + 1)
  return counts
}

const titleOf = ({ $ }: BuiltPage) => $('head > title').text()
const titles = countsOf(titleOf)
const descriptions = countsOf((page) => metaOf(page, 'description'))
const images = countsOf((page) => metaOf(page, 'og:image'))

function dataOf({ $ }: BuiltPage): Data[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => JSON.parse($(element).text()) as Data)
}

/** Every address in a description: what `url`, `item` and `codeRepository` hold. */
function addressesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    ['url', 'item', 'codeRepository'].includes(key) ? [String(inner)] : addressesIn(inner),
  )
}

describe.each(docsPages)('the docs page $address', (page) => {
  const { $, address } = page
  const url = origin + address

  it('has one heading of the first level, a title, a description and an image of its own, and is in the sitemap', () => {
    expect($('h1')).toHaveLength(1)
    expect(titleOf(page)).toMatch(/^\S.* \| \S/)
    expect(metaOf(page, 'description')).not.toBe('')
    expect(titles.get(titleOf(page))).toBe(1)
    expect(descriptions.get(metaOf(page, 'description'))).toBe(1)
    expect(images.get(metaOf(page, 'og:image'))).toBe(1)
    expect($('head > link[rel=canonical]')).toHaveLength(1)
    expect($('head > link[rel=canonical]').attr('href')).toBe(url)
    expect(listed.map(({ pathname }) => pathname)).toContain(address)
  })

  it('describes itself as data: one article, and the trail of its breadcrumbs', () => {
    const all = dataOf(page)
    const ofType = (type: string) => all.find((data) => data['@type'] === type)
    const [article, trail] = [ofType('TechArticle'), ofType('BreadcrumbList')]
    expect(article).toEqual({
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: $('h1').text(),
      name: $('h1').text(),
      description: metaOf(page, 'description'),
      url,
      inLanguage: $('html').attr('lang'),
      about: {
        '@type': 'SoftwareSourceCode',
        name: SITE.title,
        version: readLibraryVersion(libraryDirectory('.')),
        codeRepository: SITE.repositoryUrl,
      },
      isPartOf: WEBSITE,
    })
    expect(all).toHaveLength(1 + $('.theme-doc-breadcrumbs').length)
    expect(trail === undefined).toBe($('.theme-doc-breadcrumbs').length === 0)
    const steps = (trail?.itemListElement ?? []) as Data[]
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    if (trail) {
      expect(steps.length).toBeGreaterThanOrEqual(2)
      expect(steps[0]).toMatchObject({ name: SITE.title, item: `${origin}/` })
      expect(steps.at(-1)).toMatchObject({ name: $('.breadcrumbs__item--active').text(), item: url })
    }
    const own = addressesIn([article, trail])
      .map((found) => new URL(found))
      .filter((found) => found.origin === origin)
    expect(own.length).toBeGreaterThan(1)
    const built = new Set(pages.map((candidate) => candidate.address))
    expect(own.filter(({ pathname }) => !built.has(pathname)).map(String)).toEqual([])
  })
})

describe.each(pages)('the page $address', (page) => {
  const { $, file } = page

  it('has a social image of its own size, with a text, and asks early for the font of headings', () => {
    const address = metaOf(page, 'og:image')
    const png = readFileSync(path.join(BUILD, new URL(address).pathname))
    const advice = 'A shorter title fills less of the card: src/features/built-site/steps/social-card.ts'
    expect(png.length, advice).toBeLessThanOrEqual(MOST.image)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
      metaOf(page, 'og:image:width'),
      metaOf(page, 'og:image:height'),
    ])
    expect(metaOf(page, 'twitter:image')).toBe(address)
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image')
    expect(metaOf(page, 'og:image:alt')).toContain(
      file === 'index.html' ? 'Redux Toolkit' : $('h1').first().text(),
    )
    const font = $('link[rel=preload][as=font]')
    expect(font).toHaveLength(1)
    expect(font.attr('crossorigin')).toBeDefined()
    expect(statSync(path.join(BUILD, font.attr('href') ?? '')).size).toBeLessThanOrEqual(MOST.font)
  })
})

it.each(pages.filter(({ kind, file }) => kind === 'other' && file !== '404.html'))(
  'the page $address has a description that fits a result list',
  (page) => {
    expect(metaOf(page, 'description').length).toBeGreaterThanOrEqual(110)
    expect(metaOf(page, 'description').length).toBeLessThanOrEqual(170)
  },
)

it('the sitemap lists each address once, and neither the search nor an address with a query', () => {
  expect(docsPages).not.toEqual([])
  expect(listed.filter(({ pathname, search }) => pathname === '/search' || search !== '')).toEqual([])
  expect(new Set(listed.map(({ href }) => href)).size).toBe(listed.length)
})

it('the home page describes the site and its search as data, and no other page that is not of the docs', () => {
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
  const others = pages.filter((page) => page.kind !== 'docs' && page !== home)
  expect(others.filter((page) => dataOf(page).length > 0).map(({ file }) => file)).toEqual([])
})
