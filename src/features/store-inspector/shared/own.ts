import { attempt } from './attempt'

// Whoever redefines these changes nothing here.
const { getOwnPropertyDescriptor, keys } = Object

/** Gives what a proxy stands for, and any other value itself; it may throw. */
type Unwrap = (value: unknown) => unknown

/** Reads values without calling anything of the sample: no getter, and no trap of a proxy that is known. */
export interface OwnReader {
  /** A property of a property, and so on; undefined where there is none. */
  own: (value: unknown, ...path: readonly string[]) => unknown
  /** The keys of an object; none of anything else. */
  getKeys: (value: unknown) => string[]
}

/** Makes what reads values. */
export function ownReader(unwrap: Unwrap): OwnReader {
  function readOne(value: unknown, name: string): unknown {
    const object = unwrap(value)
    if ((typeof object !== 'object' && typeof object !== 'function') || object === null) return undefined
    return getOwnPropertyDescriptor(object, name)?.value
  }
  function readKeys(value: unknown): string[] {
    const object = unwrap(value)
    return typeof object === 'object' && object !== null ? keys(object) : []
  }
  return {
    own: (value, ...path) => attempt(() => path.reduce(readOne, value)),
    getKeys: (value) => attempt(() => readKeys(value)) ?? [],
  }
}
