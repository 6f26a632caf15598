import { readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'

import { BUILD, readBuiltPages, type BuiltPage } from './built-pages'

const docsPages = readBuiltPages().filter(({ kind }) => kind === 'docs')
const sitemap = load(readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8'), { xml: true })
const listed = sitemap('loc')
  .toArray()
  .map((element) => new URL(sitemap(element).text()))

/** What each page says of itself. Selectors start at the whole document, so they are not asked again for each pair of pages. */
const titles = new Map(docsPages.map((page) => [page, page.$('head > title').text()]))
const descriptions = new Map(
  docsPages.map((page) => [page, page.$('head > meta[name=description]').attr('content') ?? '']),
)
const pagesWith = (texts: ReadonlyMap<BuiltPage, string>, text: string) =>
  docsPages.filter((page) => texts.get(page) === text)

describe.each(docsPages)('the docs page $address', (page) => {
  const { $, address } = page

  it('has one heading of the first level', () => {
    expect($('h1')).toHaveLength(1)
  })

  it('has a title of its own that ends in the name of the site', () => {
    const title = titles.get(page) ?? ''
    expect(title).toMatch(/^\S.* \| \S/)
    expect(pagesWith(titles, title).map(({ file }) => file)).toEqual([page.file])
  })

  it('has a description of its own', () => {
    const description = descriptions.get(page) ?? ''
    expect(description).not.toBe('')
    expect(pagesWith(descriptions, description).map(({ file }) => file)).toEqual([page.file])
  })

  it('names its own address as canonical', () => {
    const canonical = $('head > link[rel=canonical]')
    expect(canonical).toHaveLength(1)
    expect(new URL(canonical.attr('href') ?? '').pathname).toBe(address)
  })

  it('is in the sitemap', () => {
    expect(listed.map(({ pathname }) => pathname)).toContain(address)
  })
})

const otherPages = readBuiltPages().filter(({ kind, file }) => kind === 'other' && file !== '404.html')

describe.each(otherPages)('the page $address', ({ $ }) => {
  it('has a description that fits a result list', () => {
    const { length } = $('head > meta[name=description]').attr('content') ?? ''
    expect(length).toBeGreaterThanOrEqual(110)
    expect(length).toBeLessThanOrEqual(170)
  })
})

describe('the sitemap', () => {
  it('was compared with at least one docs page', () => {
    expect(docsPages).not.toEqual([])
  })

  it('lists no search page and no address with a query', () => {
    expect(listed.filter(({ pathname, search }) => pathname === '/search' || search !== '')).toEqual([])
  })

  it('lists each address once', () => {
    expect(new Set(listed.map(({ href }) => href)).size).toBe(listed.length)
  })
})
