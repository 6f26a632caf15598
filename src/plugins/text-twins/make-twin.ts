import type { Cheerio } from 'cheerio'
import type { Element } from 'domhandler'
import type { RootContent } from 'mdast'

import { twinAddress } from '../../components/copy-page/twin-address'
import { readPage, type Page } from '../search-index/read-page'
import { paragraph, text } from './blocks'
import { toFlow } from './flow'
import { toMarkdown } from './markdown'

/** A page as Markdown. */
export interface Twin {
  /** The page's path, like `/api/createSlice`. */
  path: string
  /** The twin's address, absolute. */
  url: string
  /** The file of the build that it is. */
  file: string
  title: string
  description: string
  markdown: string
}

/** What is no text, or none of the page's own: controls, navigation, and what only a browser can show. */
const LEFT_OUT = [
  'script, style, noscript, template',
  'button, input, select, textarea, label, form',
  'nav, footer',
  '.hash-link',
  '[hidden], [aria-hidden="true"]',
  '[role="status"], [aria-live]',
  '[data-stage]',
].join(', ')

/**
 * Makes the text twin of a prerendered page.
 *
 * @param html - the page as it was built
 * @param version - of the library
 * @returns `undefined` for what isn't a document: a redirect, or a page that asks not to be indexed
 * @throws Error naming the page if it has no h1, or its text is not where it was expected
 */
export function makeTwin(html: string, version: string): Twin | undefined {
  const page = readPage(html)
  if (page === undefined) return undefined
  const { $, url, description } = page
  const content = contentOf(page)
  leaveOut(content)
  const heading = content.find('h1').first()
  const title = heading.text().replace(/\s+/g, ' ').trim()
  if (title === '') throw new Error(`${url}: the page has no h1, so its text twin has no title; give it one.`)
  heading.remove()
  const blocks = [...front(title, description, url, version), ...toFlow(content.toArray(), { $, url })]
  const path = new URL(url).pathname
  const address = twinAddress(path)
  return {
    path,
    url: new URL(address, url).href,
    file: decodeURIComponent(address.slice(1)),
    title,
    description,
    markdown: toMarkdown(blocks),
  }
}

/** A doc's text is a part of its article; other pages have no article, and are text as a whole. */
function contentOf({ $, url }: Page): Cheerio<Element> {
  const text = $('.theme-doc-markdown').first()
  if (text.length > 0) return text
  if ($('article').length === 0) return $('main').first()
  const remedy = 'compare src/plugins/text-twins/make-twin.ts with the DocItem of the theme'
  throw new Error(`${url}: the text of the page was not found in its article; ${remedy}.`)
}

function leaveOut(content: Cheerio<Element>): void {
  // What explains a control goes with it.
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
    ...paragraph(text(`Redux Toolkit ${version}, `), { type: 'link', url, children: [text(url)] }),
  ]
}
