import { attempt } from '../shared/attempt'

/** What is written of an object. Maps have keys of any kind. */
export type Entries = readonly (readonly [key: unknown, property: PropertyDescriptor])[]

/** How an object is written that isn't made of its own properties: as one text, or with other entries. */
interface Special {
  text?: string
  entries?: Entries
}

type Method = () => unknown

// Whoever redefines these changes nothing here.
const { apply } = Reflect
const { getOwnPropertyDescriptor, getOwnPropertyDescriptors, getPrototypeOf } = Object
const getTime = getMethod(Date.prototype, 'getTime')
const toISOString = getMethod(Date.prototype, 'toISOString')
const readSource = getGetter(RegExp.prototype, 'source')
const readFlags = getGetter(RegExp.prototype, 'flags')
const mapEntries = getMethod(Map.prototype, 'entries')
const setValues = getMethod(Set.prototype, 'values')
const nextOfMap = getMethod(getPrototypeOf(new Map().entries()), 'next')
const nextOfSet = getMethod(getPrototypeOf(new Set().values()), 'next')

/** So many entries of maps and sets are read; that is more than is ever written. */
const MOST = 5000

/** Each gives undefined, or throws, for what isn't of its kind. */
const KINDS: readonly ((object: object, name: string) => Special | undefined)[] = [
  (object) => {
    const time = apply(getTime, object, []) as number
    return { text: Number.isNaN(time) ? 'Invalid Date' : (apply(toISOString, object, []) as string) }
  },
  (object) => ({ entries: readAll(mapEntries, nextOfMap, object).map((pair) => entry(pair as unknown[])) }),
  (object) => ({
    entries: readAll(setValues, nextOfSet, object).map((value, index) => entry([String(index), value])),
  }),
  (object, name) => (ArrayBuffer.isView(object) ? { text: `[${name}]` } : undefined),
  // The prototype itself has a source, too, and is no regular expression; nobody keeps it in a state.
  (object) => ({ text: `/${String(apply(readSource, object, []))}/${String(apply(readFlags, object, []))}` }),
  (object) => {
    const message = getOwnPropertyDescriptor(object, 'message')
    if (!('stack' in object) || !message || message.enumerable === true) return undefined
    const listed = Object.entries(getOwnPropertyDescriptors(object)).filter(
      ([, { enumerable }]) => enumerable,
    )
    return { entries: [['message', message], ...listed] }
  },
]

/**
 * Says how an object of a class is written.
 *
 * @returns undefined for one that is made of its properties
 */
export function describeSpecial(object: object, name: string): Special | undefined {
  for (const describe of KINDS) {
    const special = attempt(() => describe(object, name))
    if (special) return special
  }
  return undefined
}

function entry([key, value]: readonly unknown[]): [unknown, PropertyDescriptor] {
  return [key, { value }]
}

function readAll(open: Method, next: Method, object: object): unknown[] {
  const iterator = apply(open, object, []) as object
  const all: unknown[] = []
  while (all.length < MOST) {
    const { done, value } = apply(next, iterator, []) as { done?: boolean; value: unknown }
    if (done) break
    all.push(value)
  }
  return all
}

function getMethod(holder: unknown, name: string): Method {
  return getOwnPropertyDescriptor(holder, name)?.value as Method
}

function getGetter(holder: object, name: string): Method {
  return Reflect.get(getOwnPropertyDescriptor(holder, name) ?? {}, 'get') as Method
}
