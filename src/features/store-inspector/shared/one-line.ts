import { cut } from './words'
import type { Described, DescribedArray, DescribedObject } from './described'

/** What may be written as a key without quotes. */
const NAME = /^[\w$]+$/

// Whoever redefines it in a sample changes nothing here.
const { stringify } = JSON

/** A value on one line, as code would have it: `{ id: 1, items: […3] }`, cut where it gets long. */
export function oneLine(value: Described, limit = 80): string {
  return cut(written(value, limit), limit)
}

function written(value: Described, room: number): string {
  if (typeof value === 'string') return quoted(value)
  if (value === null || typeof value !== 'object') return String(value)
  if (value.kind === 'text') return value.text
  if (hasParts(value) && room <= 12)
    return value.kind === 'array' ? `[…${getSize(value)}]` : `${getName(value)}{…}`
  if (value.kind === 'object') return writtenObject(value, room)
  return `[${fitting(value.items, room, written, value.more)}]`
}

/** In the quotes that samples have, unless it has one itself. Line breaks are escaped. */
export function quoted(text: string): string {
  const double = stringify(text)
  return text.includes("'") ? double : `'${double.slice(1, -1).replace(/\\"/g, '"')}'`
}

function writtenObject(value: DescribedObject, room: number): string {
  const { entries, more } = value
  const write = ([key, part]: (typeof entries)[number], left: number): string => {
    const name = NAME.test(key) ? key : quoted(key)
    return `${name}: ${written(part, left - name.length)}`
  }
  const parts = fitting(entries, room, write, more)
  return getName(value) + (parts === '' ? '{}' : `{ ${parts} }`)
}

/** As many parts as have room. Each gets half of what is left, and the last one all of it. */
function fitting<Part>(
  parts: readonly Part[],
  room: number,
  write: (part: Part, room: number) => string,
  more = 0,
): string {
  const texts: string[] = []
  // Braces, and the sign that there is more.
  let left = room - 7
  for (const part of parts) {
    if (left <= 0) return [...texts, '…'].join(', ')
    const isLast = texts.length === parts.length - 1
    const text = write(part, isLast ? left : Math.floor(left / 2))
    texts.push(text)
    left -= text.length + 2
  }
  return [...texts, ...(more > 0 ? ['…'] : [])].join(', ')
}

/** Whether a value has parts. */
export function hasParts(value: Described): value is DescribedArray | DescribedObject {
  return value !== null && typeof value === 'object' && value.kind !== 'text' && getSize(value) > 0
}

/** How many parts an object or array has, with those that weren't sent. */
export function getSize(value: DescribedArray | DescribedObject): number {
  return (value.kind === 'array' ? value.items : value.entries).length + (value.more ?? 0)
}

/** The class of an object, before its braces. */
export function getName({ name }: DescribedObject): string {
  return name === undefined ? '' : `${name} `
}
