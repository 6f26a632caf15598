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

import { BUILD, readBuiltPages, type BuiltPage } from './built-pages'

/** Files of the build that are not documents, so they have no Markdown page. */
const NOT_DOCUMENTS = ['404.html', 'search.html']

/** Elements that the Markdown page leaves out. */
const LEFT_OUT = [
  // Controls, with their explanations and the messages they announce.
  'button, form, label, textarea, input, .code-proof > summary > b',
  '.help-of-a-control',
  '[aria-live], [role=status]',
  // The running demo, and the names of its files, which each file has again.
  '[data-stage]',
  '[data-live-demo] summary',
  // Parts that only work or make sense on the page.
  '[data-no-markdown]',
  // Navigation.
  'nav, .hash-link',
  // Commands for package managers other than npm.
  '[data-manager]:not([data-manager="npm"])',
  // For browsers without scripts.
  'noscript',
].join(', ')

const parser = unified().use(remarkParse).use(remarkGfm)

/** A built page that must also be there as Markdown. */
export interface DocumentPage extends BuiltPage {
  /** Path of the Markdown file in the build. */
  markdownFile: string
}

/** All pages that must also be there as Markdown: the documents. */
export function documentPages(): DocumentPage[] {
  return readBuiltPages()
    .filter(({ kind, file }) => kind !== 'redirect' && !NOT_DOCUMENTS.includes(file))
    .map((page) => ({ ...page, markdownFile: page.file.replace(/html$/, 'md') }))
}

/** Reads a text file of the build. */
export function readText(file: string): string {
  const target = path.join(BUILD, file)
  if (!existsSync(target)) throw new Error(`${file} was not built.`)
  return readFileSync(target, 'utf8')
}

/** Parses the Markdown of a page, with another library than the one that wrote it. */
export function parseMarkdown({ markdownFile }: DocumentPage): Root {
  return parser.parse(readText(markdownFile))
}

/** The nodes of a type, in the order of the text. */
export function nodesOf<Type extends Nodes['type']>(
  tree: Nodes,
  type: Type,
): Array<Extract<Nodes, { type: Type }>> {
  const found: Array<Extract<Nodes, { type: Type }>> = []
  visit(tree, type, (node) => void found.push(node as Extract<Nodes, { type: Type }>))
  return found
}

/** A text without its white space: line breaks and padding differ between the page and its Markdown. */
export function lettersOf(node: Nodes | string): string {
  return (typeof node === 'string' ? node : toString(node)).replace(/[\s\u200B]+/g, '')
}

/** The content of a page without controls, navigation and everything else that only a browser can show. */
export function contentOf({ $ }: BuiltPage): Cheerio<Element> {
  const text = $('.theme-doc-markdown')
  const content = (text.length > 0 ? text : $('main')).first().clone()
  for (const control of content.find('textarea[aria-describedby]')) {
    content.find(`[id="${control.attribs['aria-describedby'] ?? ''}"]`).addClass('help-of-a-control')
  }
  content.find(LEFT_OUT).remove()
  // Only its alternative text says anything.
  content.find('[data-diagram][role=img]').empty()
  return content
}

const inWords = new WeakMap<BuiltPage, Cheerio<Element>>()

/**
 * The content of a page with the words that the Markdown page adds where the page has only its looks. It is made once for
 * each page.
 */
export function contentInWords(page: BuiltPage): Cheerio<Element> {
  const content = inWords.get(page) ?? putIntoWords(page)
  inWords.set(page, content)
  return content
}

function putIntoWords(page: BuiltPage): Cheerio<Element> {
  const { $ } = page
  const content = contentOf(page)
  content.find('svg').remove()
  content.find('[data-diagram][role=img]').each((_, picture) => {
    $(picture).replaceWith($('<p>').text(`Diagram: ${picture.attribs['aria-label'] ?? ''}`))
  })
  content.find('dl[data-spec]').each((_, sheet) => void $(sheet).replaceWith(tableOf(sheet, $)))
  content.find('[data-live-demo]').each((_, demo) => {
    const there = `<a href="${addressOf(page)}#${demo.attribs.id ?? ''}">on the page</a>`
    $(demo).find('header p > span').first().append(':')
    $(demo).children('ol').before(`<p>It runs ${there}. What to try:</p>`)
    $(demo).children('details').prepend('Its source:')
  })
  // Results name their parts, and a test has a heading of its own.
  content.find('.code-ran-part > b').append(':')
  content.find('.code-proof > .code-sample').each((_, figure) => {
    $(figure).before($('<h6>').text(`Proof: ${$(figure).find('.code-title').text()}`))
  })
  content.find(':is(h2, h3, h4, h5)[id]').each((_, heading) => {
    $(heading).append(` {#${heading.attribs.id ?? ''}}`)
  })
  // In Markdown, the line that opens a code block names the file.
  content.find('.code-title, .code-kind').remove()
  content.find('pre[data-language=js]').before('In JavaScript:')
  content.find('.code-note').each((_, note) => void $(note).append(':').prependTo($(note).parent()))
  return content
}

/** The members of a type as the table that Markdown pages have: the default follows the type, and columns have heads. */
function tableOf(sheet: Element, $: BuiltPage['$']): string {
  const rows = $(sheet)
    .children('div')
    .toArray()
    .map((row) => {
      $(row).find('details').remove()
      const id = $(row).children('dt').attr('id') ?? ''
      const cells = $(row).children().toArray()
      const [meaning, type] = [cells.pop(), cells.pop()]
      const [name, initial] = cells
      const texts = [name, type, initial, meaning].flatMap((cell) => (cell ? [$(cell).html() ?? ''] : []))
      return `<tr id="${id}">${texts.map((text) => `<td>${text}</td>`).join('')}</tr>`
    })
  const isWithDefaults = rows.some((row) => row.split('<td>').length === 5)
  const heads = [sheet.attribs['data-spec'] ?? '', 'Type', ...(isWithDefaults ? ['Default'] : []), 'Meaning']
  return `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows.join('')}</table>`
}

/** The absolute address of a page. */
export function addressOf({ $, file }: BuiltPage): string {
  const address = $('link[rel=canonical]').attr('href')
  if (address === undefined) throw new Error(`${file} names no canonical address.`)
  return address
}

/** The absolute addresses of the links in a page's content, in order. */
export function linksOf(content: Cheerio<Element>, page: BuiltPage): string[] {
  return content
    .find('a[href]')
    .toArray()
    .map((link) => ({ href: link.attribs.href ?? '', row: page.$(link).closest('[id]').attr('id') }))
    .filter(({ href, row }) => href !== `#${row ?? ''}`)
    .map(({ href }) => new URL(href, addressOf(page)).href)
}

/**
 * The addresses of the links in a Markdown page, in order; the first is the page's own. Bare addresses in the text
 * don't count: they are no links on the page either, though Markdown viewers may turn them into links.
 */
export function markdownLinks(tree: Root, markdown: string): string[] {
  return nodesOf(tree, 'link')
    .filter(({ position }) => '[<'.includes(markdown.charAt(position?.start.offset ?? 0)))
    .map(({ url }) => url)
}

/** The letters of a Markdown page, without the lines at its beginning that the page doesn't have. */
export function markdownLetters(tree: Root): string {
  const [title, , , ...text] = tree.children
  return withoutComments([title, ...text].map((node) => (node ? lettersOf(node) : '')).join(''))
}

/** Removes slashes: in Markdown, compiler errors and names of files are comments, so slashes are added. */
export function withoutComments(letters: string): string {
  return letters.replaceAll('/', '')
}

/** Excerpts from where two texts begin to differ; `undefined` if they are the same. */
export function difference(page: string, markdown: string): { page: string; markdown: string } | undefined {
  if (page === markdown) return undefined
  let start = 0
  while (start < page.length && page[start] === markdown[start]) start += 1
  const from = Math.max(0, start - 60)
  return { page: page.slice(from, from + 120), markdown: markdown.slice(from, from + 120) }
}
