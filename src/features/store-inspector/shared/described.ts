/**
 * A value, written as data: JSON's own values stand for themselves, objects and arrays are written out, and everything else
 * is a text such as `undefined`, `12n`, `[Function add]` or `[Circular]`.
 */
export type Described =
  null | boolean | number | string | DescribedArray | DescribedObject | { kind: 'text'; text: string }

/** An array. */
export interface DescribedArray {
  kind: 'array'
  items: readonly Described[]
  more?: number
}

/** @property name - of its class, if it isn't a plain object */
export interface DescribedObject {
  kind: 'object'
  name?: string
  entries: readonly (readonly [key: string, value: Described])[]
  more?: number
}
