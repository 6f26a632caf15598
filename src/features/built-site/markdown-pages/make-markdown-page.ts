import type { Cheerio, CheerioAPI } from 'cheerio'
import type { Element } from 'domhandler'
import type { RootContent } from 'mdast'

import { fullAddress, markdownAddress, sectionAddress } from '../../../lib/markdown-page-address'
import { readBuiltPage, type Page } from '../../../lib/build/read-built-page'
import * as codeClasses from '../../../lib/code-classes'
import { countTokens, origin, paragraph, text, toMarkdown, type TextFile } from './markdown'
import { toFlow } from './handlers'
import { LONG, createSections, outline, type Section } from './sections'

/** A page as Markdown. */
export interface MarkdownPage {
  /** The page's path, like `/api/createSlice`. */
  path: string
  /** The Markdown page's address, absolute. */
  url: string
  /** Its file in the build. */
  file: string
  title: string
  description: string
  /** Without forms in JavaScript and the tests that prove samples. A long page begins with the list of its sections. */
  markdown: string
  /** The page with everything. */
  full: TextFile
  /** The sections of a long page; none of another one. */
  sections: Section[]
}

/** What a reader of bytes has to ask for: the other form of a sample, and its test. */
const ONLY_IN_FULL = `pre[data-language="js"], .${codeClasses.proof}`

/** Elements without text of the page's own: controls, navigation, and content that only a browser can show. */
const LEFT_OUT = [
  'script, style, noscript, template, svg',
  'button, input, select, textarea, label, form',
  'nav, footer',
  '.hash-link',
  '[hidden], [aria-hidden="true"]',
  '[role="status"], [aria-live]',
  '[data-stage]',
  // Parts that only work or make sense on the page.
  '[data-no-markdown]',
].join(', ')

/**
 * Makes the Markdown page of a prerendered page.
 *
 * @param html - the page as it was built
 * @param version - of the library
 * @returns `undefined` for a redirect, or for a page that asks not to be indexed
 * @throws Error naming the page if it has no h1, or its text is not where it was expected
 */
export function createMarkdownPage(html: string, version: string): MarkdownPage | undefined {
  const page = readBuiltPage(html)
  if (page === undefined) return undefined
  const { $, url, description } = page
  const content = getContent(page)
  leaveOut(content)
  resolveLinks(content, $, url)
  const heading = content.find('h1').first()
  const title = heading.text().replace(/\s+/g, ' ').trim()
  if (title === '')
    throw new Error(`${url}: the page has no h1, so its Markdown page has no title; give it one.`)
  heading.remove()
  const opening = front(title, description, url, version)
  const toBlocks = (): RootContent[] => toFlow(content.toArray(), { $, url })
  const path = new URL(url).pathname
  const full = { file: getFile(fullAddress(path)), text: toMarkdown([...opening, ...toBlocks()]) }
  content.find(ONLY_IN_FULL).remove()
  const blocks = toBlocks()
  const whole = toMarkdown([...opening, ...blocks])
  const sections = countTokens(whole) > LONG ? createSections(blocks, { title, url, version }) : []
  const address = markdownAddress(path)
  return {
    path,
    url: new URL(address, url).href,
    file: getFile(address),
    title,
    description,
    markdown: sections.length === 0 ? whole : toMarkdown([...opening, ...outline(sections), ...blocks]),
    full,
    sections,
  }
}

/**
 * The address of the Markdown that a link leads to: of the section, where its page has sections.
 *
 * @param link - such as `/api/createSlice#options`
 * @throws Error if there is no such page
 */
export function findMarkdown(link: string, pages: readonly MarkdownPage[]): string {
  const [path = '', id] = link.split('#')
  const page = pages.find((candidate) => candidate.path === path)
  if (page === undefined) throw new Error(`${link}: there is no page ${path}; correct the link.`)
  if (id === undefined) return page.url
  const own = new URL(sectionAddress(path, id), page.url).href
  const { url } =
    page.sections.find((section) => section.url === own || section.text.includes(`{#${id}}`)) ?? page
  // A heading within the section has its id in the Markdown, so the hash says what to look for.
  return url === own ? url : `${url}#${id}`
}

const getFile = (address: string): string => decodeURIComponent(address.slice(1))

/** The text of a docs page is a part of its article; other pages have no article, so all of their content is text. */
function getContent({ $, url }: Page): Cheerio<Element> {
  const text = $('.theme-doc-markdown').first()
  if (text.length > 0) return text
  if ($('article').length === 0) return $('main').first()
  const remedy =
    'compare src/features/built-site/markdown-pages/make-markdown-page.ts with the DocItem of the theme'
  throw new Error(`${url}: the text of the page was not found in its article; ${remedy}.`)
}

function leaveOut(content: Cheerio<Element>): void {
  // The text that explains a control is removed with it.
  for (const control of content.find('[aria-describedby]').filter(LEFT_OUT)) {
    for (const id of control.attribs['aria-describedby']?.split(/\s+/) ?? []) {
      content.find(`[id="${id}"]`).remove()
    }
  }
  content.find(LEFT_OUT).remove()
}

function front(title: string, description: string, url: string, version: string): RootContent[] {
  return [
    { type: 'heading', depth: 1, children: [text(title)] },
    { type: 'blockquote', children: paragraph(text(description)) },
    ...origin(url, version),
  ]
}

/**
 * Makes addresses absolute, and leaves out those that say nothing in Markdown: of pictures without a text, and of names that
 * link to their own row so that readers can copy the address.
 *
 * @param url - the page's address, absolute and without an anchor
 * @throws Error naming the page, if a link isn't a valid address
 */
function resolveLinks(content: Cheerio<Element>, $: CheerioAPI, url: string): void {
  content.find('img:not([src]), img:not([alt]), img[alt=""]').remove()
  for (const image of content.find('img')) image.attribs.src = absolute(image.attribs.src ?? '', url)
  for (const link of content.find('a')) {
    const { href } = link.attribs
    if (href === undefined || leadsToItself(link, href, $)) $(link).replaceWith($(link).contents())
    else link.attribs.href = absolute(href, url)
  }
}

function leadsToItself(link: Element, href: string, $: CheerioAPI): boolean {
  return href.startsWith('#') && $(link).closest('[id]').attr('id') === decodeURIComponent(href.slice(1))
}

function absolute(address: string, url: string): string {
  if (!URL.canParse(address, url)) {
    throw new Error(`${url}: "${address}" is no address; correct the link or image in the page.`)
  }
  return new URL(address, url).href
}
