/** Longer input is cut, in characters: an error's message comes before its details. */
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
/** Escape codes for colors in a terminal. */
const ANSI_COLOR = /\p{Cc}\[[\d;]*[A-Za-z]/gu
/** Invisible characters: zero-width spaces and direction marks. */
const FORMAT_CHARACTER = /\p{Cf}/gu
const QUOTE = /[`'"‘’“”„«»\\]/g
const DASH = /[‐-―]/g
/** The prefix of a quoted line in a mail, an issue or a code frame. */
const LINE_PREFIX = /^[\s>|│]+/

/**
 * Normalizes a pasted text or a wording, so that they can be compared: removes colors, stack, quotes, line breaks and
 * capitals.
 *
 * @param text - any text; it takes time proportional to the length
 */
export function normalize(text: string): string {
  return normalizeLines(text).join(' ')
}

/** The lines of a text, each normalized as by {@link normalize}. */
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

/** The words of a normalized text that can distinguish messages. */
export function getWords(normalized: string): string[] {
  return normalized.match(/[a-z][a-z0-9_$]{2,}/g) ?? []
}
