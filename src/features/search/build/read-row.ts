import type { CheerioAPI } from 'cheerio'
import type { Element } from 'domhandler'

import { tidy } from './tidy'

/** An entry of a reference table or list: an option, a member, an export. */
export interface Row {
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
export function readRow($: CheerioAPI, node: Element): Row | undefined {
  if (node.name === 'tr') return rowOf($, node, $(node).children('td, th').toArray())
  if (node.name === 'dt') return rowOf($, node, [node, ...definitionsOf($, node)])
  return undefined
}

/** Whether the text of an element is in rows already, or only names the columns of such rows. */
export function belongsToRows($: CheerioAPI, node: Element): boolean {
  const row = rowBeside($, node)
  return row !== undefined && readRow($, row) !== undefined
}

function rowBeside($: CheerioAPI, node: Element): Element | undefined {
  if (node.name === 'thead') return $(node).siblings('tbody').children('tr').get(0)
  if (node.name === 'dd') return $(node).prevAll('dt').get(0)
  return undefined
}

/** The definitions of a term. Of a spec sheet without the type, whose text nobody searches for and every reader would load. */
function definitionsOf($: CheerioAPI, term: Element): Element[] {
  const definitions = $(term).nextUntil('dt').filter('dd').toArray()
  const isSheet = $(term).closest('[data-spec]').length > 0
  return isSheet ? definitions.filter((one) => one === definitions.at(-1) || saysDefault(one)) : definitions
}

function saysDefault({ attribs }: Element): boolean {
  return 'data-default' in attribs || 'data-required' in attribs
}

function rowOf($: CheerioAPI, node: Element, cells: readonly Element[]): Row | undefined {
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
