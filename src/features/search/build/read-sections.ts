import type { Cheerio, CheerioAPI } from 'cheerio'
import type { AnyNode, Element } from 'domhandler'

import * as codeClasses from '../../../lib/code-classes'
import { belongsToRows, readRow } from './read-row'
import { tidy } from './tidy'

/** A heading and the text up to the next one, or a row of a reference table. */
export interface Section {
  /** 1 for the page's own heading; a row is one level below the section it is in. */
  level: number
  heading: string
  anchor: string | null
  text: string
  /** Names from code samples that the text doesn't mention. */
  identifiers: string[]
  /** Whether it is a question in short, answered in full elsewhere, or a heading above such questions alone. */
  isSymptom: boolean
  /** Whether it practices what other sections explain. */
  isExercise: boolean
  /** The messages of the error that it is about; absent for other sections. */
  messages?: string | undefined
}

interface OpenSection extends Section {
  code: string
}

/** Elements without text of the page: controls, scripts, and the theme's additions around the text. */
const LEFT_OUT = [
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
  '[role="tab"]',
  '.hash-link',
  '.theme-doc-toc-mobile',
  '[data-search-ignore]',
  // Diagrams repeat what the text says.
  '[data-diagram]',
  // Results and tests repeat what the text says, in the words of a test.
  `.${codeClasses.ran}`,
  // Recorded flags aren't text, and their rows aren't reference rows.
  '.timeline-figure',
  // A live demo's placeholder only says that it is loading, and its source has only file names.
  '[data-stage]',
  '[data-live-demo] summary',
].join(', ')

/**
 * The attribute of a heading whose section is an exercise. That is found by its title alone, because its words are those of
 * what it practices.
 */
const EXERCISE = 'data-search-exercise'
/** Whole samples with their titles and annotations; of them, only identifiers are kept. */
const SAMPLES = '.theme-code-block, figure:has(pre), pre'
/** The second form of a sample says the same as the first. */
const OTHER_FORM = 'pre[data-language="js"], pre[data-manager]:not([data-manager="npm"])'

/** The section with links to other pages. Its words are left out, because those pages are found by them. */
const LINKS_ONLY = 'see-also'

const IDENTIFIER = /[A-Za-z_$][\w$]*/g
/** Ordinary words in code don't identify it, so only words with a capital or an underscore inside count as names. */
const LOOKS_LIKE_A_NAME = /[a-z0-9][A-Z]|[A-Z][a-z]+[A-Z]|[A-Za-z]_[A-Za-z]/
const SHORTEST_NAME = 4

const TEXT_NODE = 3

/** Between these, words are not separated. */
const INLINE = new Set(
  'a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var wbr'.split(' '),
)

/** Splits a page's text at its headings. Without an h1 there is nothing to name the page by, and no section. */
export function splitIntoSections($: CheerioAPI): Section[] {
  const root = contentOf($)
  root.find(LEFT_OUT).remove()
  const walk = new Walk($)
  walk.visit(root.get(0))
  return walk.sections.map(closed)
}

function contentOf($: CheerioAPI): Cheerio<Element> {
  const markdown = $('.theme-doc-markdown').first()
  return markdown.length > 0 ? markdown : $('main').first()
}

function closed({ code, ...section }: OpenSection): Section {
  const text = tidy(section.text)
  return { ...section, text, identifiers: identifiersIn(code, `${section.heading} ${text}`) }
}

/**
 * Lists the names that a sample uses, each once.
 *
 * @param known - text that is searchable anyway; its names are left out
 */
function identifiersIn(code: string, known: string): string[] {
  const mentioned = new Set(known.match(IDENTIFIER))
  const names = new Set(code.match(IDENTIFIER))
  return [...names].filter(
    (name) => name.length >= SHORTEST_NAME && LOOKS_LIKE_A_NAME.test(name) && !mentioned.has(name),
  )
}

class Walk {
  readonly sections: OpenSection[] = []
  /** Text goes to the last heading, also after a table whose rows are sections of their own. */
  private current: OpenSection | undefined

  constructor(private readonly $: CheerioAPI) {}

  visit(node: AnyNode | undefined): void {
    if (node === undefined) return
    if (node.nodeType === TEXT_NODE) this.append(this.$(node).text())
    if (!('tagName' in node)) return
    if (this.$(node).is(SAMPLES)) {
      this.addCode(node)
      return
    }
    if (belongsToRows(this.$, node) || this.openHeading(node) || this.openRow(node)) return
    const gap = INLINE.has(node.name) ? '' : ' '
    this.append(gap)
    for (const child of node.children) this.visit(child)
    this.append(gap)
  }

  private append(text: string): void {
    if (this.current && this.current.anchor !== LINKS_ONLY && !this.current.isExercise)
      this.current.text += text
  }

  private addCode(sample: Element): void {
    const { current, $ } = this
    if (!current || current.isExercise) return
    $(sample).find('br').replaceWith('\n')
    const blocks = $(sample).is('pre') ? $(sample) : $(sample).find('pre')
    for (const block of blocks.not(OTHER_FORM).toArray()) current.code += `${$(block).text()}\n`
  }

  /** Headings that can't be linked to belong to the text around them. */
  private openHeading(node: Element): boolean {
    const level = Number(/^h([1-6])$/.exec(node.name)?.[1])
    const id = node.attribs.id ?? null
    if (!level || (level > 1 && id === null)) return false
    this.current = opened(level, tidy(this.$(node).text()), level === 1 ? null : id)
    this.current.isExercise = node.attribs[EXERCISE] !== undefined
    this.sections.push(this.current)
    return true
  }

  /** The rows of a reference table are what readers look for; the section keeps their names. */
  private openRow(node: Element): boolean {
    if (!this.current) return false
    const row = readRow(this.$, node)
    if (row === undefined) return false
    const { level, anchor } = this.current
    const section = opened(Math.min(level + 1, 6), row.name, row.anchor ?? anchor)
    this.sections.push({ ...section, text: row.text, isSymptom: row.isSymptom })
    // With all questions in its text, a group of symptoms would be found by each, before the one that was asked.
    if (row.isSymptom) this.current.isSymptom = tidy(this.current.text) === ''
    else this.append(` ${row.name},`)
    return true
  }
}

function opened(level: number, heading: string, anchor: string | null): OpenSection {
  return { level, heading, anchor, text: '', identifiers: [], isSymptom: false, isExercise: false, code: '' }
}
