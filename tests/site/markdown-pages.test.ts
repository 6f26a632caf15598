import { describe, expect, it } from 'vitest'

import { sizeOf } from '../../src/features/built-site/markdown-pages/markdown'
import { libraryDirectory, readLibraryVersion } from '../../src/lib/build/library-files'
import * as codeClasses from '../../src/lib/code-classes'
import {
  addressOf,
  contentInWords,
  contentOf,
  difference,
  lettersOf,
  markdownLetters,
  linksOf,
  markdownLinks,
  nodesOf,
  parseMarkdown,
  readText,
  documentPages,
  withoutComments,
} from './built-markdown-pages'

const LIBRARY_VERSION = readLibraryVersion(libraryDirectory('.'))
const pages = documentPages()
const llms = readText('llms.txt')
const links = [...llms.matchAll(/\]\((\S+)\)/g)].map(([, address = '']) => new URL(address))
const sections = links
  .map(({ pathname }) => pathname.slice(1))
  .filter((file) => /^llms-.*\.txt$/.test(file) && file !== 'llms-full.txt')

describe.each(pages)('the Markdown page of $address', (page) => {
  const content = contentOf(page)
  const tree = parseMarkdown(page)
  const { $ } = page

  it('has the words of the page, in their order', () => {
    const expected = withoutComments(lettersOf(contentInWords(page).text()))
    expect(difference(expected, markdownLetters(tree))).toBeUndefined()
  })

  it('has the headings of the page, at their levels, with their ids', () => {
    const expected = contentInWords(page)
      .find('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map((heading) => `${heading.name.slice(1)} ${lettersOf($(heading).text())}`)
    const found = nodesOf(tree, 'heading').map((heading) => `${heading.depth} ${lettersOf(heading)}`)
    expect(found).toEqual(expected)
    expect(expected.filter((heading) => heading.startsWith('1 '))).toHaveLength(1)
  })

  it('has the code of the page unchanged', () => {
    const blocks = content.find('pre').toArray()
    const found = nodesOf(tree, 'code')
    expect(found).toHaveLength(blocks.length)
    blocks.forEach((block, index) => {
      const code = found[index]
      if ($(block).find(`.${codeClasses.error}`).length === 0)
        expect(code?.value).toBe($(block).text().trimEnd())
      const title = $(block).siblings('.code-bar').find('.code-title')
      const own = title.find(`[data-language="${block.attribs['data-language'] ?? ''}"]`)
      const name = (own.length > 0 ? own : title).text()
      expect(code?.meta ?? '').toBe(name === '' ? '' : `title="${name}"`)
      const form = block.attribs['data-language']
      if (form !== undefined) expect(code?.lang).toMatch(form === 'js' ? /^jsx?$/ : /^tsx?$/)
    })
  })

  it('has the tables of the page, cell by cell, and its lists, entry by entry', () => {
    const rows = contentInWords(page)
      .find('tr')
      .toArray()
      .map((row) => $(row).children('th, td').toArray())
      .map((cells) => cells.map((cell) => lettersOf($(cell).text())))
    expect(nodesOf(tree, 'tableRow').map(({ children }) => children.map(lettersOf))).toEqual(rows)
    const entries = content.find('li').not(':has(> h3), td li')
    expect(nodesOf(tree, 'listItem')).toHaveLength(entries.length)
  })

  it('has the links of the page, with absolute addresses', () => {
    const [, ...found] = markdownLinks(tree, readText(page.markdownFile))
    expect(found).toEqual(linksOf(contentInWords(page), page))
  })

  it('has no HTML, begins with title, description, version and address, and is linked from the page', () => {
    expect(nodesOf(tree, 'html').map(({ value }) => value)).toEqual([])
    const [title, description, origin] = tree.children
    expect(title).toMatchObject({ type: 'heading', depth: 1 })
    expect(description?.type).toBe('blockquote')
    expect(origin && lettersOf(origin)).toBe(`ReduxToolkit${LIBRARY_VERSION},${addressOf(page)}`)
    const link = $('head > link[rel=alternate][type="text/markdown"]')
    expect(link.map((_, element) => $(element).attr('href')).get()).toEqual([`/${page.markdownFile}`])
  })

  it('is listed in llms.txt with its size, and part of the combined files', () => {
    const text = readText(page.markdownFile)
    const address = new URL(`/${page.markdownFile}`, addressOf(page)).href
    const entry = llms.split('\n').find((line) => line.includes(`](${address})`))
    expect(entry).toMatch(/^- \[/)
    expect(entry?.endsWith(`(${sizeOf(text)})`)).toBe(true)
    expect(readText('llms-full.txt').includes(text)).toBe(true)
    const isInSidebar = $('.theme-doc-breadcrumbs').length > 0
    if (isInSidebar) expect(sections.filter((file) => readText(file).includes(text))).not.toEqual([])
  })
})

describe('llms.txt', () => {
  it('links only to files of the build, once each', () => {
    const files = links.map(({ pathname }) => decodeURIComponent(pathname.slice(1)))
    expect(files.filter((file) => readText(file) === '')).toEqual([])
    expect(new Set(files).size).toBe(files.length)
  })

  it('lists every page', () => {
    expect(pages.length).toBeGreaterThan(1)
    expect(links.filter(({ pathname }) => pathname.endsWith('.md'))).toHaveLength(pages.length)
  })

  it('has a title, a summary, and a file for each section that it says the size of', () => {
    expect(llms).toMatch(/^# .+\n\n> .+\n/)
    expect(sections.length).toBeGreaterThan(1)
    for (const file of ['llms-full.txt', ...sections]) {
      expect(llms.split('\n').find((line) => line.includes(`/${file})`))).toMatch(
        new RegExp(`: \\d+ pages, ${sizeOf(readText(file)).replace('.', '\\.')}$`),
      )
    }
  })
})
