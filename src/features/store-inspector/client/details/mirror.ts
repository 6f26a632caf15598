import type { Described, DescribedArray, DescribedObject } from '../../shared/described'

/**
 * A described value in the form that the comparison reads: texts, arrays, and objects. Each key has a mark before it, so
 * that none, such as `__proto__`, means anything to an object.
 */
type Mirror = string | readonly Mirror[] | { readonly [key: string]: Mirror }

/** Mirrors of two values, and the way back. */
export interface Mirrors {
  before: Mirror
  after: Mirror
  getOriginal: (mirror: unknown) => Described
}

const KEY_MARK = '.'
const INDEX_MARK = '#'

/**
 * To find what moved in an array takes the square of its length. The items of longer ones are compared by their positions:
 * their mirrors are objects, whose keys are the indexes with a mark.
 */
const LONGEST_SEARCHED = 400

/** Makes mirrors of two values that are to be compared, and remembers what they are of. */
export function createMirrors(before: Described, after: Described): Mirrors {
  const originals = new Map<unknown, Described>()

  /** @param other - what it is compared with, where that is known */
  function getMirror(value: Described, other?: Described): Mirror {
    if (value === null || typeof value !== 'object' || value.kind === 'text') return JSON.stringify(value)
    const mirror = value.kind === 'object' ? getObject(value, other) : getArray(value, other)
    originals.set(mirror, value)
    return mirror
  }

  function getObject({ entries }: DescribedObject, other?: Described): Mirror {
    const others = new Map(typeof other === 'object' && other?.kind === 'object' ? other.entries : [])
    return Object.fromEntries(
      entries.map(([key, part]) => [KEY_MARK + key, getMirror(part, others.get(key))]),
    )
  }

  function getArray({ items }: DescribedArray, other?: Described): Mirror {
    const others = typeof other === 'object' && other?.kind === 'array' ? other.items : []
    if (Math.max(items.length, others.length) <= LONGEST_SEARCHED) return items.map((item) => getMirror(item))
    return Object.fromEntries(items.map((item, index) => [`${INDEX_MARK}${index}`, getMirror(item)]))
  }

  function getOriginal(mirror: unknown): Described {
    return typeof mirror === 'string' ? (JSON.parse(mirror) as Described) : (originals.get(mirror) ?? null)
  }

  return { before: getMirror(before, after), after: getMirror(after, before), getOriginal }
}

/** Whether a key is the index of an item in a long array. */
export function isIndex(mirrored: string): boolean {
  return mirrored.startsWith(INDEX_MARK)
}

/** What identifies an object in an array, in the order in which it is looked for. */
const IDENTITIES = ['id', '_id', 'key', 'uuid'].map((key) => KEY_MARK + key)

/** By what an object in an array is found again: its id, or else its position. */
export function getIdentity(item: object, index = 0): string {
  const properties = item as Readonly<Record<string, unknown>>
  for (const key of IDENTITIES) {
    const identity = Object.hasOwn(properties, key) ? properties[key] : undefined
    if (typeof identity === 'string') return `${key} ${identity}`
  }
  return `at ${index}`
}
