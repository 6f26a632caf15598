import type { Described } from '../../protocol/messages'

/** A value on one line: `{ id: 1, items: […3] }`, cut where it gets long. */
export function oneLine(value: Described, limit = 80): string {
  const line = written(value, limit)
  return line.length > limit ? `${line.slice(0, limit - 1)}…` : line
}

function written(value: Described, room: number): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (value.kind === 'text') return value.text
  if (room <= 12) return value.kind === 'array' ? `[…${sizeOf(value)}]` : `${nameOf(value)}{…}`
  return value.kind === 'array' ? writtenArray(value, room) : writtenObject(value, room)
}

type DescribedArray = Extract<Described, { kind: 'array' }>
type DescribedObject = Extract<Described, { kind: 'object' }>

function writtenArray({ items, more }: DescribedArray, room: number): string {
  if (items.length === 0 && !more) return '[]'
  return `[${fitting(items, room, (item, left) => written(item, left), more)}]`
}

function writtenObject(value: DescribedObject, room: number): string {
  const { entries, more } = value
  if (entries.length === 0 && !more) return `${nameOf(value)}{}`
  const parts = fitting(entries, room, ([key, part], left) => `${key}: ${written(part, left)}`, more)
  return `${nameOf(value)}{ ${parts} }`
}

/** As many parts as have room. */
function fitting<Part>(
  parts: readonly Part[],
  room: number,
  write: (part: Part, room: number) => string,
  more = 0,
): string {
  const texts: string[] = []
  let left = room - 4
  for (const part of parts) {
    if (left <= 0) return [...texts, '…'].join(', ')
    const text = write(part, Math.floor(left / 2))
    texts.push(text)
    left -= text.length + 2
  }
  return [...texts, ...(more > 0 ? ['…'] : [])].join(', ')
}

/** How many parts an object or array has, with those that weren't sent. */
export function sizeOf(value: DescribedArray | DescribedObject): number {
  return (value.kind === 'array' ? value.items : value.entries).length + (value.more ?? 0)
}

/** The class of an object, before its braces. */
export function nameOf({ name }: DescribedObject): string {
  return name === undefined ? '' : `${name} `
}
