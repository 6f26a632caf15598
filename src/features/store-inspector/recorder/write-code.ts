import { quoted } from '../shared/one-line'
import type { ReadingHost } from './host'

/** Characters of a line. */
const WIDTH = 100
const DEPTH = 40
/** Values within a copy: a list that holds another one twice, and so on, has few objects and no end of values. */
const NODES = 100_000
const TOO_LARGE = 'A state or an action is too large to be written down.'
/** What may be a key without quotes. `__proto__` as one would set the prototype. */
const NAME = /^(?!__proto__$)[A-Za-z_$][\w$]*$/

/** Stands for what no code can write: a function, something of a class, a circle. */
export const ANYTHING = Symbol('anything')

/**
 * Copies a value, without properties that are undefined.
 *
 * @param other - takes the place of what code can't write: undefined, or {@link ANYTHING}
 * @throws Error with a sentence for the reader where a value is too large
 */
export function copyData(value: unknown, { unwrap, own, getKeys }: ReadingHost, other: unknown): unknown {
  let left = NODES

  function copy(found: unknown, around: readonly unknown[]): unknown {
    left -= 1
    if (left < 0) throw new Error(TOO_LARGE)
    const known = unwrap(found)
    if (typeof known === 'function' || typeof known === 'symbol') return other
    if (typeof known !== 'object' || known === null) return known
    if (!isPlain(known) || around.includes(known) || around.length > DEPTH) return other
    const inside = [...around, known]
    if (Array.isArray(known)) return known.map((part) => copy(part, inside))
    const entries = getKeys(known).map((key) => [key, copy(own(known, key), inside)] as const)
    return Object.fromEntries(entries.filter(([, part]) => part !== undefined))
  }

  return copy(value, [])
}

/** Writes a copy as code, on one line if that isn't too long. */
export function writeCode(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'symbol') return 'expect.anything()'
  if (typeof value === 'bigint') return `${value}n`
  if (Object.is(value, -0)) return '-0'
  if (typeof value !== 'object' || value === null) return String(value)
  const write = (part: unknown): string => writeCode(part, `${indent}  `)
  if (Array.isArray(value)) return inBraces('[]', '', value.map(write), indent)
  const entries = Object.entries(value).map(([key, part]) => `${writeKey(key)}: ${write(part)}`)
  return inBraces('{}', ' ', entries, indent)
}

/** Writes the key of an object. */
export function writeKey(key: string): string {
  return NAME.test(key) ? key : `[${quoted(key)}]`
}

/** Whether nothing is lost of an object if its properties are written. */
function isPlain(object: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(object)
  return Array.isArray(object) || prototype === Object.prototype || prototype === null
}

function inBraces(braces: '[]' | '{}', space: string, parts: readonly string[], indent: string): string {
  const [open = '', close = ''] = braces
  if (parts.length === 0) return braces
  const line = open + space + parts.join(', ') + space + close
  if (line.length + indent.length <= WIDTH && !line.includes('\n')) return line
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close}`
}
