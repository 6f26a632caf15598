import type { Described } from '../shared/described'
import type { RecorderHost } from './host'
import { describeSpecial, type Entries } from './describe-special'
import { cut } from '../shared/words'

/** How much of a value is written. */
export interface Bounds {
  nodes: number
  depth: number
  /** Characters of one text, and of all together. */
  text: number
  characters: number
}

/** What is left of the bounds. */
type Room = Pick<Bounds, 'nodes' | 'characters'>

/** What each of several values may take at least, so that none is cut just because it has many siblings. */
const FAIR: Room = { nodes: 64, characters: 4000 }

// Whoever redefines these changes nothing here.
const { getOwnPropertyDescriptor, getPrototypeOf, is } = Object
const { ownKeys } = Reflect
const { isArray } = Array
/** Longer ones take long to write. */
const LONGEST_BIGINT = 10n ** 60n

const getText = (text: string): Described => ({ kind: 'text', text })

/**
 * Writes a value as data. Nothing of the sample is called for that: no getter, and no trap of a proxy that is known.
 *
 * @param unwrap - gives what a proxy stands for
 */
export function describeValue(value: unknown, unwrap: RecorderHost['unwrap'], bounds: Bounds): Described {
  /** The objects around the one that is written. */
  const path: object[] = []

  function write(found: unknown, room: Room): Described {
    room.nodes -= 1
    try {
      const known = unwrap(found)
      const described =
        typeof known === 'object' && known !== null ? writeObject(known, room) : writePrimitive(known)
      room.characters -= getLength(described)
      return described
    } catch (error) {
      return getText(error instanceof RevokedProxy ? '<Revoked Proxy>' : '[a value that can’t be read]')
    }
  }

  function writePrimitive(known: unknown): Described {
    if (known === null || typeof known === 'boolean') return known
    if (typeof known === 'string') return cut(known, bounds.text)
    if (typeof known === 'number' && Number.isFinite(known) && !is(known, -0)) return known
    return getText(cut(getWords(known), bounds.text))
  }

  function writeObject(object: object, room: Room): Described {
    if (path.includes(object)) return getText('[Circular]')
    const name = getClass(object)
    if (path.length >= bounds.depth) return getText(`[${isArray(object) ? 'Array' : (name ?? 'Object')}]`)
    path.push(object)
    try {
      if (isArray(object)) return writeArray(object, room)
      const special = name === undefined ? undefined : describeSpecial(object, name)
      if (special?.text !== undefined) return getText(cut(special.text, bounds.text))
      return writeEntries(special?.entries ?? getEntries(object), name, room)
    } finally {
      path.pop()
    }
  }

  function writeArray(array: readonly unknown[], room: Room): Described {
    const items = mapInRoom(array.length, room, (index, share) =>
      writeProperty(getOwnPropertyDescriptor(array, index), share),
    )
    return { kind: 'array', items, more: getMore(items, array.length) }
  }

  function writeEntries(all: Entries, name: string | undefined, room: Room): Described {
    const entries = mapInRoom(all.length, room, (index, share): [string, Described] => {
      const [key, property] = all[index] as Entries[number]
      const text = typeof key === 'string' ? cut(key, bounds.text) : keyText(key)
      share.characters -= text.length
      return [text, writeProperty(property, share)]
    })
    return { kind: 'object', name: name && cut(name, KEY), entries, more: getMore(entries, all.length) }
  }

  function writeProperty(property: PropertyDescriptor | undefined, room: Room): Described {
    if (property && 'value' in property) return write(property.value, room)
    room.nodes -= 1
    return getText(property ? accessorText(property) : '[empty]')
  }

  /** A key of a map, or a symbol. */
  function keyText(key: unknown): string {
    const small = { nodes: 1, depth: 0, text: KEY, characters: KEY }
    const described = describeValue(key, unwrap, small)
    if (typeof described !== 'object' || described === null) return String(described)
    return described.kind === 'text' ? described.text : '[Object]'
  }

  return write(value, { nodes: bounds.nodes, characters: bounds.characters })
}

/** Characters of the name of a class, and of a key that is no string. */
const KEY = 100

/** Gives each of several values a share of the room, until there is no room left. */
function mapInRoom<Part>(count: number, room: Room, write: (index: number, share: Room) => Part): Part[] {
  const written: Part[] = []
  const getPart = (what: keyof Room, others: number): number =>
    Math.min(room[what], Math.max(FAIR[what], Math.ceil(room[what] / others)))
  for (let index = 0; index < count && room.nodes > 0 && room.characters > 0; index += 1) {
    const [nodes, characters] = [getPart('nodes', count - index), getPart('characters', count - index)]
    const share = { nodes, characters }
    written.push(write(index, share))
    room.nodes -= nodes - share.nodes
    room.characters -= characters - share.characters
  }
  return written
}

function getEntries(object: object): Entries {
  return ownKeys(object).flatMap((key): Entries => {
    const property = getOwnPropertyDescriptor(object, key)
    return property?.enumerable ? [[key, property]] : []
  })
}

/** What JSON doesn't have. */
function getWords(known: unknown): string {
  if (typeof known === 'bigint')
    return known < LONGEST_BIGINT && known > -LONGEST_BIGINT ? `${known}n` : '[a long bigint]'
  if (typeof known !== 'function') return is(known, -0) ? '-0' : String(known)
  const name = getName(known)
  return name === undefined ? '[Function]' : `[Function ${name}]`
}

/** The name of an object's class; undefined for a plain object. */
function getClass(object: object): string | undefined {
  const prototype: unknown = getPrototypeOf(object)
  if (prototype === null || prototype === Object.prototype) return undefined
  const constructor: unknown = getOwnPropertyDescriptor(prototype, 'constructor')?.value
  return (typeof constructor === 'function' ? getName(constructor) : undefined) ?? 'Object'
}

function getName(known: object): string | undefined {
  const name: unknown = getOwnPropertyDescriptor(known, 'name')?.value
  return typeof name === 'string' && name !== '' ? name : undefined
}

function accessorText(property: PropertyDescriptor): string {
  if (property.get && property.set) return '[Getter/Setter]'
  return property.get ? '[Getter]' : '[Setter]'
}

function getMore(written: readonly unknown[], count: number): number | undefined {
  return count > written.length ? count - written.length : undefined
}

/** The characters that a value takes by itself, without those in it. */
function getLength(described: Described): number {
  if (typeof described === 'string') return described.length
  return typeof described === 'object' && described?.kind === 'text' ? described.text.length : 1
}

/** What `unwrap` throws for a proxy that was revoked. */
export class RevokedProxy extends Error {}
