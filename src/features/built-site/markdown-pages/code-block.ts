import type { Cheerio } from 'cheerio'
import type { Element } from 'domhandler'
import type { BlockContent, Code } from 'mdast'

import * as codeClasses from '../../../lib/code-classes'
import { paragraph, text } from './markdown'
import { toPhrasing, type Handler, type ElementContext } from './to-mdast'

/** Commands are written once: people who use another package manager know its form of them. */
const OTHER_MANAGERS = '[data-manager]:not([data-manager="npm"])'
const JAVASCRIPT = 'In JavaScript:'

/**
 * A block of code as `src/features/checked-samples/build/render` writes it: its note, and each of its forms. On the page, the
 * note is below the block; in Markdown it would seem to be about the next block there.
 */
export const codeBlock: Handler = (element, place) => {
  const figure = place.$(element)
  const forms = figure.find('pre').not(OTHER_MANAGERS).toArray()
  return [...getNote(figure), ...forms.flatMap((pre) => getForm(figure, pre, place))]
}

function getNote(figure: Cheerio<Element>): BlockContent[] {
  const words = toPhrasing(figure.find(`.${codeClasses.note}`).toArray())
  return words.length === 0 ? [] : paragraph(...words, text(':'))
}

/** A block of code without a frame around it. */
export const plainCode: Handler = (element, place) => {
  const { $ } = place
  return [getCode($, element, languageIn($(element)), undefined)]
}

function getForm(figure: Cheerio<Element>, pre: Element, { $ }: ElementContext): BlockContent[] {
  const form = pre.attribs['data-language']
  const title = getTitle(figure, form)
  const code = getCode($, pre, getLanguage(figure, pre, title, $), title)
  return form === 'js' ? [...paragraph(text(JAVASCRIPT)), code] : [code]
}

function getTitle(figure: Cheerio<Element>, form: string | undefined): string | undefined {
  const both = figure.find(`.${codeClasses.title}`)
  const own = both.find(`[data-language="${form ?? ''}"]`)
  return (own.length > 0 ? own : both).text() || undefined
}

/** What the block itself says, else the ending of its file, else its form. */
function getLanguage(
  figure: Cheerio<Element>,
  pre: Element,
  title: string | undefined,
  $: ElementContext['$'],
): string | undefined {
  if (pre.attribs['data-manager'] !== undefined) return 'bash'
  const ending = /\.([a-z]+)$/.exec(title ?? '')?.[1]
  const typed = figure.attr('data-types') === undefined ? undefined : 'ts'
  return languageIn($(pre)) ?? ending ?? pre.attribs['data-language'] ?? typed
}

/** `<code class="language-json">`, as HTML recommends it. */
function languageIn(pre: Cheerio<Element>): string | undefined {
  return /\blanguage-([\w-]+)/.exec(pre.children('code').attr('class') ?? '')?.[1]
}

function getCode(
  $: ElementContext['$'],
  pre: Element,
  language: string | undefined,
  title: string | undefined,
): Code {
  const copy = $(pre).clone()
  copy.find(`.${codeClasses.error}`).each((_, error) => void $(error).text(marked($(error).text())))
  const meta = title === undefined ? null : `title="${title}"`
  return { type: 'code', lang: language ?? null, meta, value: withComments(copy.text()).trimEnd() }
}

/** Marks each line of an error: a character that no text contains. */
const ERROR = '\uE000'

function marked(message: string): string {
  return message.replace(/^/gm, ERROR) + '\n'
}

/** Expected errors are below their line and aren't code, so they become comments with the indentation of that line. */
function withComments(code: string): string {
  let indent = ''
  const lines = code.split('\n').map((line) => {
    if (line.startsWith(ERROR)) return `${indent}// ${line.slice(1)}`
    indent = /^ */.exec(line)?.[0] ?? ''
    return line
  })
  return lines.join('\n')
}
