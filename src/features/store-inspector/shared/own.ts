// Whoever redefines these changes nothing here.
const { getOwnPropertyDescriptor, keys } = Object

/** Gives what a proxy stands for, and any other value itself; it may throw. */
type Unwrap = (value: unknown) => unknown

/** Reads a property without calling anything of the sample: no getter, and no trap of a proxy that is known. */
export type ReadOwn = (value: unknown, ...path: readonly string[]) => unknown

/** Makes what gives the keys of an object; none of anything else. */
export function keysReader(unwrap: Unwrap): (value: unknown) => string[] {
  return (value) => {
    try {
      const object = unwrap(value)
      return typeof object === 'object' && object !== null ? keys(object) : []
    } catch {
      return []
    }
  }
}

/** Makes what reads a property of a property, and so on; undefined where there is none. */
export function ownReader(unwrap: Unwrap): ReadOwn {
  function readOne(value: unknown, name: string): unknown {
    const object = unwrap(value)
    if ((typeof object !== 'object' && typeof object !== 'function') || object === null) return undefined
    return getOwnPropertyDescriptor(object, name)?.value
  }
  return (value, ...path) => {
    try {
      return path.reduce(readOne, value)
    } catch {
      return undefined
    }
  }
}
