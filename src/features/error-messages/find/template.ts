import { getParts } from '../template-parts'
import { normalize, normalizeLines } from './normalize'

/** A pasted text, normalized. */
export interface PastedText {
  whole: string
  lines: readonly string[]
}

/** A wording, prepared for the search: the fixed texts in the order of the message. */
export interface Template {
  /** The first sentence, which every pasted error has. */
  lead: readonly string[]
  rest: readonly string[]
  /** Fixed texts that continue a word with a value inside: `Query` in `use⟨Endpoint⟩Query`. */
  glued: ReadonlySet<string>
  /** True if it has so few words that it must be the whole text or a whole line. */
  isWeak: boolean
}

/** The place of a wording in a normalized text, and how many of its letters were found. */
export interface Match {
  start: number
  end: number
  letters: number
}

const FEWEST_WORDS_OF_LEAD = 3
const FEWEST_WORDS = 4
/** The longest inserted value, such as a printed type or an action, in characters. */
const LONGEST_VALUE = 2_000
/** How many places are tried at which the wording might begin. */
const MOST_STARTS = 100
/** A prefix of some wordings that a pasted text may lack. */
const LABEL = /^(?:Error|Warning): /
/** A prefix that is printed before a message. */
export const PREFIX = /^(?:uncaught |\(in promise\) |\[immer\] |warning: |[\w.]*error: ?)*/

/** Normalizes a pasted text. */
export function readPasted(pasted: string): PastedText {
  const lines = normalizeLines(pasted)
  return { whole: lines.join(' '), lines }
}

/** Prepares a wording whose values are in brackets. */
export function compileTemplate(message: string): Template {
  const sentences = message.replace(LABEL, '').split(/(?<=[.!])\s+|\n/)
  let count = 1
  while (count < sentences.length && countWords(getUnits(sentences.slice(0, count))) < FEWEST_WORDS_OF_LEAD)
    count++
  const lead = getUnits(sentences.slice(0, count))
  return {
    lead,
    rest: getUnits(sentences.slice(count)),
    glued: new Set(Array.from(message.matchAll(/\w⟨[^⟩]*⟩(\w[^⟨]*)/g), ([, unit = '']) => normalize(unit))),
    isWeak: countWords(lead) < FEWEST_WORDS && !isTelling(message),
  }
}

/**
 * Finds a wording in a text. It takes time proportional to the length of both, because the fixed texts are searched for
 * one after the other, without backtracking.
 */
export function matchTemplate(template: Template, { whole: text, lines }: PastedText): Match | undefined {
  const { lead, rest, isWeak } = template
  if (isWeak && ![text, ...lines].some((line) => isAllOf(line, lead))) return undefined
  const found = findInOrder(text, template)
  if (found === undefined) return undefined
  let { end } = found
  let letters = getLength(lead)
  for (const unit of rest) {
    const at = text.indexOf(unit, end)
    if (at < 0) continue
    end = at + unit.length
    letters += unit.length
  }
  return { start: found.start, end, letters }
}

function getUnits(sentences: readonly string[]): string[] {
  return getParts(sentences.join('\n'))
    .flatMap((part) => ('text' in part ? [normalize(part.text)] : []))
    .filter((unit) => /[a-z0-9]/.test(unit))
}

const countWords = (units: readonly string[]) =>
  units
    .join(' ')
    .split(' ')
    .filter((word) => /[a-z]/.test(word)).length
const getLength = (units: readonly string[]) => units.reduce((sum, unit) => sum + unit.length, 0)

/** Whether a message has a name with a capital, a slash or an underscore inside, which is rare enough to identify it. */
function isTelling(message: string): boolean {
  return /[a-z][A-Z]|\w[_/]\w/.test(message)
}

function isAllOf(text: string, [first = '', ...others]: readonly string[]): boolean {
  const message = text.replace(PREFIX, '').replace(/\.$/, '')
  const fixed = first.replace(/\.$/, '')
  return others.length === 0 && fixed.endsWith(':') ? message.startsWith(fixed) : message === fixed
}

function findInOrder(
  text: string,
  { lead: [first = '', ...others], glued }: Template,
): { start: number; end: number } | undefined {
  let start = text.indexOf(first)
  for (let starts = 0; start >= 0 && starts < MOST_STARTS; starts++) {
    const end = follow(text, others, start + first.length, glued)
    if (end !== undefined) return { start, end }
    start = text.indexOf(first, start + 1)
  }
  return undefined
}

function follow(
  text: string,
  units: readonly string[],
  from: number,
  glued: ReadonlySet<string>,
): number | undefined {
  let end = from
  for (const unit of units) {
    const at = text.slice(end, end + LONGEST_VALUE + unit.length).indexOf(unit)
    if (at < 0 || (glued.has(unit) && !/^\w+$/.test(text.slice(end, end + at)))) return undefined
    end += at + unit.length
  }
  return end
}
