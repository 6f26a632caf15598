import type { KnownError } from '../types'
import { getWords } from './normalize'
import { isOfCompiler } from './read-codes'
import { subjectsIn } from './subjects'
import { PREFIX, type Template } from './template'

/** The least length of a beginning that has only ordinary words, in characters. */
const FEWEST_WORDS = 3
const FEWEST_WORDS_WITH_SUBJECT = 2
/** The prefix of the compiler's messages. */
const BEFORE_COMPILER_MESSAGE = /^.*?\bts\d{4,5}: /

/**
 * Prepares the search for errors whose message is cut off in a text, as when it was copied from a narrow window or from
 * a title.
 *
 * @param candidates - what can be found, with its wordings
 * @returns a function that takes a normalized text and returns the errors of which it has the longest beginning
 */
export function createCutOffSearch(
  candidates: readonly { error: KnownError; templates: readonly Template[] }[],
): (text: string) => KnownError[] {
  const wordings = candidates.flatMap(({ error, templates }) => {
    const subjects = new Set(error.messages.flatMap((message) => [...subjectsIn(message)]))
    return templates.map(({ lead, rest }) => ({ error, units: [...lead, ...rest], subjects }))
  })
  return (text) => {
    const message = text.replace(BEFORE_COMPILER_MESSAGE, '').replace(PREFIX, '')
    const words = getWords(message)
    const found = wordings.flatMap(({ error, units, subjects }) => {
      const beginning = getBeginning(units, message)
      const hasSubject = words.some((word) => subjects.has(word))
      const fewest = hasSubject ? FEWEST_WORDS_WITH_SUBJECT : FEWEST_WORDS
      // Of the compiler, any code has long beginnings.
      const isTelling = hasSubject || !isOfCompiler(error)
      return isTelling && countWords(beginning) >= fewest ? [{ error, letters: beginning.length }] : []
    })
    const most = Math.max(...found.map(({ letters }) => letters))
    return [...new Set(found.filter(({ letters }) => letters === most).map(({ error }) => error))]
  }
}

const countWords = (text: string) => text.split(' ').filter((word) => /[a-z]{2}/.test(word)).length

/** The beginning of a wording that a text ends with, if the wording can continue there. */
function getBeginning([first = '', ...units]: readonly string[], text: string): string {
  if (!text.startsWith(first)) return first.startsWith(text) ? text : ''
  let end = first.length
  let beginning = first
  for (const unit of units) {
    const at = text.indexOf(unit, end)
    if (at < 0) return `${beginning} ${sharedEnd(text.slice(end), unit)}`
    end = at + unit.length
    beginning += ` ${unit}`
  }
  // The text has the whole wording, so it isn't cut off.
  return ''
}

/** The beginning of a unit that is at the end of a text. */
function sharedEnd(text: string, unit: string): string {
  for (let length = Math.min(text.length, unit.length); length > 0; length--)
    if (text.endsWith(unit.slice(0, length))) return unit.slice(0, length)
  return ''
}
