import type { Cheerio, CheerioAPI } from 'cheerio'
import type { AnyNode, Element } from 'domhandler'

import * as codeClasses from '../../../lib/code-classes'

/** An entry of a reference table or list: an option, a member, an export. */
interface Row {
  name: string
  anchor: string | null
  text: string
  /** Whether it is a question in short, answered in full elsewhere: see `content/symptoms/`. */
  isSymptom: boolean
}

/** A longer first cell is a sentence, not a name, except that of a symptom. */
const LONGEST_NAME = 80

/**
 * Reads a table's row, or a term of a definition list with its definitions.
 *
 * @returns `undefined` for what neither begins with a name set as code nor has an address of its own
 */
function readRow($: CheerioAPI, node: Element): Row | undefined {
  if (node.name === 'tr') return getRow($, node, $(node).children('td, th').toArray())
  if (node.name === 'dt') return getRow($, node, [node, ...getDefinitions($, node)])
  return undefined
}

/** Whether the text of an element is in rows already, or only names the columns of such rows. */
function belongsToRows($: CheerioAPI, node: Element): boolean {
  const row = rowBeside($, node)
  return row !== undefined && readRow($, row) !== undefined
}

function rowBeside($: CheerioAPI, node: Element): Element | undefined {
  if (node.name === 'thead') return $(node).siblings('tbody').children('tr').get(0)
  if (node.name === 'dd') return $(node).prevAll('dt').get(0)
  return undefined
}

/** The definitions of a term. Of a spec sheet without the type, whose text nobody searches for and every reader would load. */
function getDefinitions($: CheerioAPI, term: Element): Element[] {
  const definitions = $(term).nextUntil('dt').filter('dd').toArray()
  const isSheet = $(term).closest('[data-spec]').length > 0
  return isSheet ? definitions.filter((one) => one === definitions.at(-1) || saysDefault(one)) : definitions
}

function saysDefault({ attribs }: Element): boolean {
  return 'data-default' in attribs || 'data-required' in attribs
}

function getRow($: CheerioAPI, node: Element, cells: readonly Element[]): Row | undefined {
  const [first, ...others] = cells
  if (!first || cells.every((cell) => cell.name === 'th')) return undefined
  const name = tidy($(first).text())
  const id = node.attribs.id ?? $(first).find('[id]').attr('id') ?? null
  const isSymptom = node.attribs['data-symptom'] !== undefined
  if (name === '' || (name.length > LONGEST_NAME && !isSymptom)) return undefined
  if (id === null && !startsWithCode($, first, name)) return undefined
  const texts = others.map((cell) => tidy($(cell).text())).filter((text) => text !== '')
  return { name, anchor: id, text: texts.join(' · '), isSymptom }
}

function startsWithCode($: CheerioAPI, cell: Element, name: string): boolean {
  const code = tidy($(cell).find('code').first().text())
  return code !== '' && name.startsWith(code)
}

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
  const root = getContent($)
  root.find(LEFT_OUT).remove()
  const walk = new Walk($)
  walk.visit(root.get(0))
  return walk.sections.map(closed)
}

function getContent($: CheerioAPI): Cheerio<Element> {
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

/** Brings the white space of a text read from HTML into one form. */
function tidy(text: string): string {
  return text
    .replace(/[\u200B\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
