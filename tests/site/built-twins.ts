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

/** They answer a request but are no documents. */
const NOT_DOCUMENTS = ['404.html', 'search.html']

/** All that a twin leaves out of its page. */
const LEFT_OUT = [
  // Controls, with what explains them and what they say.
  'button, form, label, textarea, input',
  '.help-of-a-control',
  '[aria-live], [role=status]',
  // A demo that runs, and the names of its files, which stand at the files.
  '[data-stage]',
  '[data-live-demo] summary',
  // Navigation.
  'nav, .hash-link',
  // Of the commands of several package managers, the twin has those of npm.
  '[data-manager]:not([data-manager="npm"])',
  // For browsers without scripts.
  'noscript',
].join(', ')

const parser = unified().use(remarkParse).use(remarkGfm)

/** A page that must have a text twin. */
export interface TwinnedPage extends BuiltPage {
  /** The twin's path in the build. */
  twin: string
}

/** The pages that must have a text twin: all documents. */
export function twinnedPages(): TwinnedPage[] {
  return readBuiltPages()
    .filter(({ kind, file }) => kind !== 'redirect' && !NOT_DOCUMENTS.includes(file))
    .map((page) => ({ ...page, twin: page.file.replace(/html$/, 'md') }))
}

/** Reads a text file of the build. */
export function readText(file: string): string {
  const target = path.join(BUILD, file)
  if (!existsSync(target)) throw new Error(`${file} was not built.`)
  return readFileSync(target, 'utf8')
}

/** The twin of a page, parsed by another library than the one that wrote it. */
export function parseTwin({ twin }: TwinnedPage): Root {
  return parser.parse(readText(twin))
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

/** The lines of a text: paragraphs, headings and cells. */
export function linesOf(tree: Root): string[] {
  const lines = [...nodesOf(tree, 'paragraph'), ...nodesOf(tree, 'heading'), ...nodesOf(tree, 'tableCell')]
  return lines.map((line) => singleSpaced(toString(line)))
}

/** The text with one space where there is white space. */
export function singleSpaced(text: string): string {
  return text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Its text without white space: line breaks and paddings differ between the two forms. */
export function lettersOf(node: Nodes | string): string {
  return (typeof node === 'string' ? node : toString(node)).replace(/[\s\u200B]+/g, '')
}

/** What a reader of the page reads: no controls, no navigation, and not what only a browser can show. */
export function contentOf({ $ }: BuiltPage): Cheerio<Element> {
  const text = $('.theme-doc-markdown')
  const content = (text.length > 0 ? text : $('main')).first().clone()
  for (const control of content.find('textarea[aria-describedby]')) {
    content.find(`[id="${control.attribs['aria-describedby'] ?? ''}"]`).addClass('help-of-a-control')
  }
  content.find(LEFT_OUT).remove()
  return content
}

/** The content of a page as its twin gives it: with the words that a twin needs, as it has no looks. */
export function contentInWords(page: BuiltPage): Cheerio<Element> {
  const { $ } = page
  const content = contentOf(page)
  content.find('svg').each((_, svg) => {
    const [title = '', description = ''] = ['title', 'desc'].map((name) => $(svg).children(name).text())
    $(svg).replaceWith($('<p>').text(title === '' ? '' : `Diagram: ${title}. ${description}`))
  })
  content.find('[data-live-demo]').each((_, demo) => {
    const there = `<a href="${addressOf(page)}#${demo.attribs.id ?? ''}">on the page</a>`
    $(demo).find('header p > span').first().append(':')
    $(demo).children('ol').before(`<p>It runs ${there}. What to try:</p>`)
    $(demo).children('details').prepend('Its source:')
  })
  // Names of files stand in the line that opens the code.
  content.find('.code-title, .code-kind').remove()
  content.find('pre[data-language=js]').before('In JavaScript:')
  content.find('.code-note').each((_, note) => void $(note).append(':').prependTo($(note).parent()))
  return content
}

/** Where a page is, absolute. */
export function addressOf({ $, file }: BuiltPage): string {
  const address = $('link[rel=canonical]').attr('href')
  if (address === undefined) throw new Error(`${file} names no canonical address.`)
  return address
}

/** Where the links of a content lead, in its order. */
export function linksOf(content: Cheerio<Element>, page: BuiltPage): string[] {
  return content
    .find('a[href]')
    .toArray()
    .map((link) => ({ href: link.attribs.href ?? '', row: page.$(link).closest('[id]').attr('id') }))
    .filter(({ href, row }) => href !== `#${row ?? ''}`)
    .map(({ href }) => new URL(href, addressOf(page)).href)
}

/**
 * Where the links of a twin lead, in its order: first to the page. Addresses in a text are none, here as on the page,
 * though a reader of Markdown may make links of them.
 */
export function linksOfTwin(tree: Root, markdown: string): string[] {
  return nodesOf(tree, 'link')
    .filter(({ position }) => '[<'.includes(markdown.charAt(position?.start.offset ?? 0)))
    .map(({ url }) => url)
}

/** The letters of a twin below the lines that it begins with, which are not on the page. */
export function lettersOfTwin(tree: Root): string {
  const [title, , , ...text] = tree.children
  return withoutComments([title, ...text].map((node) => (node ? lettersOf(node) : '')).join(''))
}

/** Errors and names of files, which are no code, stand in comments: there, slashes are added. */
export function withoutComments(letters: string): string {
  return letters.replaceAll('/', '')
}

/** Where two texts part, with what stands around it; `undefined` if they don't. */
export function difference(page: string, twin: string): { page: string; twin: string } | undefined {
  if (page === twin) return undefined
  let start = 0
  while (start < page.length && page[start] === twin[start]) start += 1
  const from = Math.max(0, start - 60)
  return { page: page.slice(from, from + 120), twin: twin.slice(from, from + 120) }
}
