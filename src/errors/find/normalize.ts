/** Longer input is cut: an error says what it is before it goes into details. In characters. */
export const LONGEST_INPUT = 10_000

const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  amp: '&',
  nbsp: ' ',
}
const ENTITY = /&(?:#(\d{1,4})|#x([\da-f]{1,4})|([a-z]{2,4}));/gi
/** What a terminal colors its output by. */
const ANSI_COLOR = /\p{Cc}\[[\d;]*[A-Za-z]/gu
/** Invisible: zero-width spaces, marks of direction. */
const FORMAT_CHARACTER = /\p{Cf}/gu
const QUOTE = /[`'"‘’“”„«»\\]/g
const DASH = /[‐-―]/g
/** Before a quoted line, in a mail, an issue or a frame of code. */
const LINE_PREFIX = /^[\s>|│]+/

/**
 * Brings a pasted text and a wording into one form, in which they can be compared: without colors, stack, quotes, line
 * breaks, and capitals.
 *
 * @param text - anything; it takes time in proportion to its length
 */
export function normalize(text: string): string {
  return normalizeLines(text).join(' ')
}

/** The lines of what {@link normalize} makes of a text. */
export function normalizeLines(text: string): string[] {
  return text
    .replace(ENTITY, readEntity)
    .replace(/<br ?\/?>/g, '\n')
    .replace(ANSI_COLOR, '')
    .replace(FORMAT_CHARACTER, '')
    .replaceAll('\\n', '\n')
    .split(/\r\n?|\n/)
    .filter((line) => !isStackFrame(line.trim()))
    .map(normalizeLine)
    .filter((line) => line !== '')
}

function normalizeLine(line: string): string {
  return line
    .replace(LINE_PREFIX, '')
    .replace(QUOTE, '')
    .replace(DASH, '-')
    .replaceAll('…', '...')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

function readEntity(entity: string, decimal?: string, hexadecimal?: string, name = ''): string {
  if (decimal !== undefined) return String.fromCharCode(Number(decimal))
  if (hexadecimal !== undefined) return String.fromCharCode(parseInt(hexadecimal, 16))
  return ENTITIES[name] ?? entity
}

/** `at handle (src/app.ts:3:14)` in Chromium and Node, `handle@https://site/app.js:3:14` in Firefox and Safari. */
function isStackFrame(line: string): boolean {
  if (!/:\d+\)?$/.test(line)) return false
  return line.startsWith('at ') || /^[^\s@]*@\S+$/.test(line)
}

/** The words of a normalized text that may tell one message from another. */
export function wordsOf(normalized: string): string[] {
  return normalized.match(/[a-z][a-z0-9_$]{2,}/g) ?? []
}
