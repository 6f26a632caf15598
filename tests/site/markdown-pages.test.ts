import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Cheerio } from 'cheerio'
import type { Element } from 'domhandler'
import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'

import { countTokens, getSize, getTokens } from '../../src/features/built-site/markdown-pages/markdown'
import { LONG } from '../../src/features/built-site/markdown-pages/sections'
import { libraryDirectory, readLibraryVersion } from '../../src/lib/build/library-files'
import * as codeClasses from '../../src/lib/code-classes'
import { fullAddress, sectionAddress } from '../../src/lib/markdown-page-address'
import { BUILD, readBuiltPages, type BuiltPage } from './built-pages'

/** Files of the build that are not documents, so they have no Markdown page. */
const NOT_DOCUMENTS = ['404.html', 'search.html']
/** Controls, the running demo, navigation, other package managers, and what only works or makes sense on the page. */
const LEFT_OUT =
  'button, form, label, textarea, input, p[id^="_R_"], [aria-live], [role=status], [data-stage], [data-live-demo] summary, [data-no-markdown], nav, .hash-link, [data-manager]:not([data-manager="npm"]), noscript, svg'
/** Elements that hold a text of their own, if none of them is inside. */
const TEXTS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'td', 'th', 'dt', 'dd', 'figcaption']

const LIBRARY_VERSION = readLibraryVersion(libraryDirectory('.'))
const pages = readBuiltPages()
  .filter(({ kind, file }) => kind !== 'redirect' && !NOT_DOCUMENTS.includes(file))
  .map((page) => ({ ...page, $: page.$, markdownFile: page.file.replace(/html$/, 'md') }))
const readText = (file: string) => readFileSync(path.join(BUILD, file), 'utf8')
const llms = readText('llms.txt')
const links = [...llms.matchAll(/\]\((\S+)\)/g)].map(([, address = '']) => new URL(address))
const sections = links
  .map(({ pathname }) => pathname.slice(1))
  .filter((file) => /^llms-.*\.txt$/.test(file) && file !== 'llms-full.txt')

/** The nodes of a type, in the order of the text. */
function getNodes<Type extends Nodes['type']>(tree: Root, type: Type): Extract<Nodes, { type: Type }>[] {
  const found: Extract<Nodes, { type: Type }>[] = []
  visit(tree, type, (node) => void found.push(node as Extract<Nodes, { type: Type }>))
  return found
}

const parse = (markdown: string) => unified().use(remarkParse).use(remarkGfm).parse(markdown)

/** A text without white space: line breaks and padding differ between the page and its Markdown. */
const letters = (text: string) => text.replace(/[\s\u200B]+/g, '')

/** The content of a page without controls, navigation and everything else that only a browser can show. */
function readContent({ $ }: Pick<BuiltPage, '$'>): Cheerio<Element> {
  const text = $('.theme-doc-markdown')
  const content = (text.length > 0 ? text : $('main')).first().clone()
  content.find(LEFT_OUT).remove()
  // Only its alternative text says anything.
  content.find('[data-diagram][role=img]').empty()
  return content
}

describe.each(pages)('the Markdown page of $address', ({ $, markdownFile, address }) => {
  const content = readContent({ $ })
  const markdown = readText(markdownFile)
  const full = readText(fullAddress(address))
  const tree = parse(full)
  const canonical = $('head > link[rel=canonical]').attr('href')

  it('has the texts of the page, none within another', () => {
    const [all, short] = [full, markdown].map((text) => letters(toString(parse(text))))
    const texts = content
      .find(TEXTS.join())
      .not(`:has(${TEXTS.join()}, pre, details)`)
      .not('pre *')
      .toArray()
      .map((element) => letters($(element).text()))
    expect(texts.filter((text) => !all?.includes(text))).toEqual([])
    const shown = content
      .find(TEXTS.join())
      .not(`.${codeClasses.proof} *`)
      .not(`:has(${TEXTS.join()}, pre, details)`)
      .not('pre *')
    expect(
      shown
        .toArray()
        .map((element) => letters($(element).text()))
        .filter((text) => !short?.includes(text)),
    ).toEqual([])
  })

  it('has the headings of the page, at their levels, with their ids', () => {
    const expected = content
      .find('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map(({ name, attribs: { id } }, index) => {
        const text = letters($(content.find('h1, h2, h3, h4, h5, h6')[index]).text())
        return `${name.slice(1)} ${text}${id && name !== 'h1' && name !== 'h6' ? `{#${id}}` : ''}`
      })
    const found = getNodes(tree, 'heading').map(({ depth, ...node }) => `${depth} ${letters(toString(node))}`)
    // A test that proves a sample has a heading of its own here.
    expect(found.filter((heading) => !heading.startsWith('6 Proof:'))).toEqual(expected)
    expect(expected.filter((heading) => heading.startsWith('1 '))).toHaveLength(1)
  })

  it('has the code of the page unchanged', () => {
    const blocks = content.find('pre').toArray()
    const found = getNodes(tree, 'code')
    expect(found.length).toBe(blocks.length)
    blocks.forEach((block, index) => {
      const code = found[index]
      if ($(block).find(`.${codeClasses.error}`).length === 0)
        expect(code?.value).toBe($(block).text().trimEnd())
      const form = block.attribs['data-language']
      if (form !== undefined) expect(code?.lang).toMatch(form === 'js' ? /^jsx?$/ : /^tsx?$/)
      const title = $(block).siblings('.code-bar').find('.code-title')
      const own = title.find(`[data-language="${form ?? ''}"]`)
      const name = (own.length > 0 ? own : title).text()
      expect(code?.meta ?? '').toBe(name === '' ? '' : `title="${name}"`)
    })
  })

  it('has the links of the page, with absolute addresses', () => {
    const found = new Set(getNodes(tree, 'link').map(({ url }) => url))
    const expected = content
      .find('a[href]:not([href^="#"])')
      .toArray()
      .map((link) => new URL(link.attribs.href ?? '', canonical).href)
    expect(expected.filter((url) => !found.has(url))).toEqual([])
    expect([...found].filter((url) => !URL.canParse(url))).toEqual([])
  })

  it('has no HTML, begins with title, description, version and address, and is linked from the page', () => {
    expect(getNodes(tree, 'html').map(({ value }) => value)).toEqual([])
    const [title, description, origin] = tree.children
    expect(title).toMatchObject({ type: 'heading', depth: 1 })
    expect(description?.type).toBe('blockquote')
    expect(origin && toString(origin)).toBe(`Redux Toolkit ${LIBRARY_VERSION}, ${canonical ?? ''}`)
    const link = $('head > link[rel=alternate][type="text/markdown"]')
    expect(link.map((_, element) => $(element).attr('href')).get()).toEqual([`/${markdownFile}`])
  })

  it('has neither JavaScript forms nor tests unless everything is asked for', () => {
    expect(
      getNodes(parse(markdown), 'heading').filter((node) => toString(node).startsWith('Proof:')),
    ).toEqual([])
    expect(getNodes(parse(markdown), 'code').filter(({ lang }) => lang === 'js' || lang === 'jsx')).toEqual(
      [],
    )
  })

  it('can be fetched by section where it is long', () => {
    const ids = content
      .find('h2[id]')
      .toArray()
      .map(({ attribs: { id = '' } }) => id)
    const files = ids.map((id) => path.join(BUILD, sectionAddress(address, id)))
    const isLong = files.some((file) => existsSync(file))
    expect(isLong).toBe(markdown.includes('\nThe sections of this page, each with an address of its own:\n'))
    expect(files.filter((file) => existsSync(file) !== isLong)).toEqual([])
    if (!isLong) expect(countTokens(markdown)).toBeLessThanOrEqual(LONG)
  })

  it('is listed in llms.txt with its size, and part of the combined files', () => {
    const entry = llms
      .split('\n')
      .find((line) => line.includes(`](${new URL(`/${markdownFile}`, canonical).href})`))
    expect(entry?.startsWith('- [')).toBe(true)
    expect(entry?.endsWith(`(${getSize(markdown)}, ${getTokens(markdown)})`)).toBe(true)
    expect(readText('llms-full.txt').includes(markdown)).toBe(true)
    const isInSidebar = $('.theme-doc-breadcrumbs').length > 0
    if (isInSidebar) expect(sections.filter((file) => readText(file).includes(markdown))).not.toEqual([])
  })
})

it('llms.txt links to every page and to files of sections, once each', () => {
  const files = links.map(({ pathname }) => decodeURIComponent(pathname.slice(1)))
  expect(files.filter((file) => readText(file) === '')).toEqual([])
  expect(new Set(files).size).toBe(files.length)
  expect(files.filter((file) => /^(?!\.well-known).*\.md$/.test(file))).toHaveLength(pages.length)
  expect(sections.length).toBeGreaterThan(1)
})
