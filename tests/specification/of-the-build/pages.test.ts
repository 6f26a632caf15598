import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { readBuiltPages, type BuiltPage } from '../../site/built-pages'
import { line } from '../line'
import { LINES } from '../lines'

const ROUTES = LINES['2. Screens and routes']

const pages = readBuiltPages()
const docs = pages.filter(({ kind }) => kind === 'docs')
const byAddress = new Map(docs.map((page) => [page.address, page]))

/** The attributes of a page's elements, in their order. */
function attributes({ $ }: BuiltPage, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? `no ${name}`)
}

test(
  line(
    [
      'A table of contents on pages, covering heading levels 2 to 3.',
      'Table of contents heading levels: 2 to 3.',
    ],
    'all headings of all pages',
  ),
  () => {
    expect(docs.length).toBeGreaterThan(60)
    for (const page of docs) {
      const headings = attributes(page, 'article :is(h2, h3)', 'id')
      const listed = attributes(page, '.table-of-contents a', 'href')
      expect(listed, page.file).toEqual(headings.map((id) => `#${id}`))
    }
  },
)

/** The paths of a line like "/tutorials/: overview, quick-start." or of one with whole paths. */
function getPaths(text: string): string[] {
  const [, folder, names] = /^(\/[\w/-]+\/): ([^:]+)\.$/.exec(text) ?? []
  if (folder !== undefined && names !== undefined) return names.split(', ').map((name) => folder + name)
  if (!/^(\/introduction\/|Internal pages)/.test(text)) return []
  return text.match(/\/(?:introduction|rtk-query)\/[\w/-]+/g) ?? []
}

test(line('A docs area rooted at / with a sidebar named docs. Its doc pages are listed below.'), () => {
  const listed = ROUTES.flatMap(getPaths)
  expect(listed.length).toBeGreaterThan(60)
  expect(listed.filter((path) => !byAddress.get(path)?.$('html').hasClass('docs-doc-page'))).toEqual([])
})

for (const text of ROUTES) {
  const paths = getPaths(text)
  if (paths.length === 0) continue

  test(line(text), () => {
    const isInternal = text.startsWith('Internal')
    for (const path of paths) {
      const page = byAddress.get(path)
      if (page === undefined) throw new Error(`${path} isn't built`)
      expect(page.$('article h1').text(), path).not.toBe('')
      const entries = attributes(page, '.theme-doc-sidebar-menu a[aria-current=page]', 'href')
      expect(entries, path).toEqual(isInternal ? [] : [path])
    }
  })
}

test(line('Routes carry a short hash suffix.'), () => {
  const file = readdirSync('build/assets/js').find((name) => /^main\.\w+\.js$/.test(name))
  const script = readFileSync(`build/assets/js/${file}`, 'utf8')
  const without = docs.filter(({ address }) => !new RegExp(`"${address}-[0-9a-f]{3}"`).test(script))
  expect(without.map(({ address }) => address)).toEqual([])
})

test(line(['Only the English locale exists.', 'Language: English (en) only.']), () => {
  for (const page of docs) {
    expect(page.$('html').attr('lang'), page.file).toBe('en')
    expect(attributes(page, 'link[hreflang]', 'hreflang'), page.file).toEqual(['en', 'x-default'])
  }
})

test(line('No accounts or roles.'), () => {
  const asking = pages.filter(({ $ }) => $('input[type=password], [autocomplete=username]').length > 0)
  expect(asking.map(({ file }) => file)).toEqual([])
  const leading = pages.filter(({ $ }) =>
    /\b(?:log|sign)[ -]?(?:in|up|out)\b/i.test($('.navbar, footer, .menu').text()),
  )
  expect(leading.map(({ file }) => file)).toEqual([])
})
