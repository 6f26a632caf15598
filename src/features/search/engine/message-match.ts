import {
  compileTemplate,
  matchTemplate,
  type PastedText,
  type Template,
} from '../../error-messages/find/template'
import { LABELS, THROWN_IN } from '../../error-messages/labels'
import { getHeading } from './heading'
import { matches, share, tellingWords } from './match-of-words'
import { RANKING } from './ranking-constants'
import type { Concept } from './read-query'
import type { SearchRecord } from '../shared/record'
import { stem } from '../../../lib/stem'
import type { Vocabulary } from './vocabulary'

/** A shorter query isn't taken for a message that some heading quotes. */
const LONG_QUERY = 5
/** Fewer words say too little to be a message. */
const FEWEST_WORDS = 2
const NUMBERED = /^code-\d/
/** What the page says between a message and its cause. */
const AFTER_MESSAGE = new RegExp(`\\s+(?:${Object.values(THROWN_IN).join('|')}) from .*`, 's')
const PLACEHOLDER = /⟨[^⟩]*⟩/g

/** A query, prepared for the comparison with messages. */
interface Pasted {
  text: PastedText
  /** The words that count. */
  concepts: readonly Concept[]
  vocabulary: Vocabulary
}

/** How much of an error's message is in the query, as a factor. */
export function messageFactor(record: SearchRecord, { text, concepts, vocabulary }: Pasted): number {
  const queryWords = new Set(concepts.flatMap(({ word }) => [word, stem(word)]))
  const getPart = (words: readonly string[]) =>
    words.length < FEWEST_WORDS ? 0 : share(words, (word) => (matches(word, queryWords) ? 1 : 0), vocabulary)
  // A row of a table repeats a message, and leaves its cause to the section or the entry that explains it.
  const isQuoted = concepts.length >= LONG_QUERY && record.objectID === record.url
  const heading = isQuoted ? getPart(tellingWords(getHeading(record))) ** 3 : 0
  const entry = getMessages(record).map(
    ({ words }) => getPart(words) ** 3 * Math.sqrt(shareOfQueryIn(words, concepts)),
  )
  return (
    1 +
    Math.max(RANKING.message.heading * heading, ...entry.map((part) => RANKING.message.entry * part)) +
    RANKING.message.literal * literalMatch(record, text)
  )
}

/** The part of a pasted text that is a message of the record, word by word; 0 if the message isn't in the text. */
function literalMatch(record: SearchRecord, text: PastedText): number {
  const letters = getMessages(record).map(({ template }) => matchTemplate(template, text)?.letters ?? 0)
  return Math.min(1, Math.max(0, ...letters) / Math.max(1, text.whole.length))
}

/** The part of the query that is in a message. */
function shareOfQueryIn(words: readonly string[], concepts: readonly Concept[]): number {
  const messageWords = new Set(words.flatMap((word) => [word, stem(word)]))
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0)
  const found = concepts
    .filter(({ word }) => matches(word, messageWords))
    .reduce((sum, { weight }) => sum + weight, 0)
  return total > 0 ? found / total : 0
}

interface Message {
  words: readonly string[]
  template: Template
}

/** Prepared when a query first needs them. */
const known = new WeakMap<SearchRecord, readonly Message[]>()

/** The messages in the record of an error: before its cause, or in its keywords, a line each. */
function getMessages(record: SearchRecord): readonly Message[] {
  const messages = known.get(record) ?? readMessages(record)
  known.set(record, messages)
  return messages
}

/** Whether a record is an error's entry on the page of errors. */
export function isEntry({ url_without_anchor: page, anchor, type }: SearchRecord): boolean {
  return (type === 'lvl4' && page.endsWith('/errors')) || NUMBERED.test(anchor ?? '')
}

function readMessages(record: SearchRecord): Message[] {
  if (!isEntry(record)) return []
  const { content, keywords } = record
  const message = (content ?? '').split(LABELS.cause, 1).join('').replace(AFTER_MESSAGE, '')
  return [message, ...(keywords ?? '').split('\n')]
    .filter((text) => text !== '')
    .map((text) => ({
      words: tellingWords(text.replace(PLACEHOLDER, ' ')),
      template: compileTemplate(text),
    }))
}
