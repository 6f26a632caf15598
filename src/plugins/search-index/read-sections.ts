import type { Cheerio, CheerioAPI } from 'cheerio'
import type { AnyNode, Element } from 'domhandler'

/** A heading and the text up to the next one. */
export interface Section {
  /** 1 for the page's own heading. */
  level: number
  heading: string
  anchor: string | null
  text: string
}

/** What is no prose: code blocks, controls, and what the theme puts around the text. */
const LEFT_OUT = [
  'pre',
  '.theme-code-block',
  'script',
  'style',
  'svg',
  'noscript',
  'template',
  'button',
  'input',
  'select',
  'textarea',
  'nav',
  'footer',
  '.hash-link',
  '.theme-doc-toc-mobile',
  '[data-search-ignore]',
].join(', ')

const TEXT_NODE = 3

/** Between these, words are not separated. */
const INLINE = new Set(
  'a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var wbr'.split(' '),
)

/** Splits a page's text at its headings. Without an h1 there is nothing to name the page by, and no section. */
export function readSections($: CheerioAPI): Section[] {
  const root = contentOf($)
  root.find(LEFT_OUT).remove()
  const sections: Section[] = []
  collect($, root.get(0), sections)
  return sections.map((section) => ({ ...section, text: tidy(section.text) }))
}

function contentOf($: CheerioAPI): Cheerio<Element> {
  const markdown = $('.theme-doc-markdown').first()
  return markdown.length > 0 ? markdown : $('main').first()
}

function collect($: CheerioAPI, node: AnyNode | undefined, sections: Section[]): void {
  if (node === undefined) return
  if (node.nodeType === TEXT_NODE) append(sections, $(node).text())
  if (!('tagName' in node)) return
  const opened = openedBy($, node)
  if (opened) {
    sections.push(opened)
    return
  }
  const gap = INLINE.has(node.name) ? '' : ' '
  append(sections, gap)
  for (const child of node.children) collect($, child, sections)
  append(sections, gap)
}

/** Headings that can't be linked to belong to the text around them. */
function openedBy($: CheerioAPI, node: Element): Section | undefined {
  const level = Number(/^h([1-6])$/.exec(node.name)?.[1])
  const anchor = node.attribs.id ?? null
  if (!level || (level > 1 && anchor === null)) return undefined
  return { level, heading: tidy($(node).text()), anchor: level === 1 ? null : anchor, text: '' }
}

function append(sections: readonly Section[], text: string): void {
  const current = sections.at(-1)
  if (current) current.text += text
}

function tidy(text: string): string {
  return text
    .replace(/[\u200B\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
