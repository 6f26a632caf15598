import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'

import { SITE } from '../../src/config/site'
import { BUILD, readBuiltPages, type BuiltPage } from './built-pages'

type Data = Record<string, unknown>

/** In bytes. */
const MOST = { image: 61_000, font: 20_000 }

const pages = readBuiltPages().filter(({ kind }) => kind !== 'redirect')
const docsPages = pages.filter(({ kind }) => kind === 'docs')
const home = pages.find(({ address }) => address === '/')
const origin = new URL(home?.$('link[rel=canonical]').attr('href') ?? 'https://there-is-no.home').origin

const sitemap = load(readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8'), { xml: true })
const listed = sitemap('loc')
  .toArray()
  .map((element) => new URL(sitemap(element).text()))

const getMeta = ({ $ }: BuiltPage, name: string) =>
  $(`head > meta[property="${name}"], head > meta[name="${name}"]`).attr('content') ?? ''

/** What pages say of themselves, by how often. Read once: selectors start at the whole document. */
function getCounts(read: (page: BuiltPage) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const page of docsPages) counts.set(read(page), (counts.get(read(page)) ?? 0) + 1)
  return counts
}

const getTitle = ({ $ }: BuiltPage) => $('head > title').text()
const titles = getCounts(getTitle)
const descriptions = getCounts((page) => getMeta(page, 'description'))
const images = getCounts((page) => getMeta(page, 'og:image'))

function getData({ $ }: BuiltPage): Data[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => JSON.parse($(element).text()) as Data)
}

describe.each(docsPages)('the docs page $address', (page) => {
  const { $, address } = page
  const url = origin + address

  it('has one heading of the first level, a title, a description and an image of its own, and is in the sitemap', () => {
    expect($('h1')).toHaveLength(1)
    expect(getTitle(page)).toMatch(/^\S.* \| \S/)
    expect(getMeta(page, 'description')).not.toBe('')
    expect(titles.get(getTitle(page))).toBe(1)
    expect(descriptions.get(getMeta(page, 'description'))).toBe(1)
    expect(images.get(getMeta(page, 'og:image'))).toBe(1)
    expect($('head > link[rel=canonical]')).toHaveLength(1)
    expect($('head > link[rel=canonical]').attr('href')).toBe(url)
    expect(listed.map(({ pathname }) => pathname)).toContain(address)
  })

  it('describes itself as data: one article, and the trail of its breadcrumbs', () => {
    const hasTrail = $('.theme-doc-breadcrumbs').length > 0
    const [article, trail] = getData(page).sort((one, other) =>
      String(other['@type']).localeCompare(String(one['@type'])),
    )
    expect(article).toMatchObject({ '@type': 'TechArticle', headline: $('h1').text(), url })
    expect(getData(page)).toHaveLength(hasTrail ? 2 : 1)
    const steps = (trail?.itemListElement ?? []) as Data[]
    if (hasTrail) {
      expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
      expect(steps[0]).toMatchObject({ name: SITE.title, item: `${origin}/` })
      expect(steps.at(-1)).toMatchObject({ name: $('.breadcrumbs__item--active').text(), item: url })
    }
    const built = new Set(pages.map((candidate) => origin + candidate.address))
    expect(steps.filter(({ item }) => !built.has(String(item)))).toEqual([])
  })
})

describe.each(pages)('the page $address', (page) => {
  const { $, file } = page

  it('has a social image of its own size, with a text, and asks early for the font of headings', () => {
    const address = getMeta(page, 'og:image')
    const png = readFileSync(path.join(BUILD, new URL(address).pathname))
    const advice = 'A shorter title fills less of the card: src/features/built-site/steps/social-card.ts'
    expect(png.length, advice).toBeLessThanOrEqual(MOST.image)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
      getMeta(page, 'og:image:width'),
      getMeta(page, 'og:image:height'),
    ])
    expect(getMeta(page, 'twitter:image')).toBe(address)
    expect(getMeta(page, 'twitter:card')).toBe('summary_large_image')
    expect(getMeta(page, 'og:image:alt')).toContain(
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
    expect(getMeta(page, 'description').length).toBeGreaterThanOrEqual(110)
    expect(getMeta(page, 'description').length).toBeLessThanOrEqual(170)
  },
)

it('the sitemap lists each address once, and neither the search nor an address with a query', () => {
  expect(docsPages).not.toEqual([])
  expect(listed.filter(({ pathname, search }) => pathname === '/search' || search !== '')).toEqual([])
  expect(new Set(listed.map(({ href }) => href)).size).toBe(listed.length)
})

it('of the other pages, only the home page describes itself as data: as the site', () => {
  const others = pages.filter((page) => page.kind !== 'docs' && getData(page).length > 0)
  expect(others.map(({ address }) => address)).toEqual(['/'])
  expect(home && getData(home)).toMatchObject([{ '@type': 'WebSite', url: `${origin}/` }])
})
