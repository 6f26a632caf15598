/** Reads a value of which nothing is known, and makes it anew; undefined for what isn't of its kind. */
export type Reader<Value> = (value: unknown) => Value | undefined

/** What a reader gives. */
export type ReadBy<Read> = Read extends Reader<infer Value> ? Value : never

type Readers = Readonly<Record<string, Reader<unknown>>>

/** A property may be left out; one that makes no sense is. */
type ObjectOf<Required extends Readers, Optional extends Readers> = {
  -readonly [Name in keyof Required]: ReadBy<Required[Name]>
} & { -readonly [Name in keyof Optional]?: ReadBy<Optional[Name]> }

/** Reads an object of known properties alone. */
// eslint-disable-next-line @typescript-eslint/no-generated-empty-object-type -- no properties, where none are optional
export function object<Required extends Readers, Optional extends Readers = Record<never, never>>(
  required: Required,
  optional?: Optional,
): Reader<ObjectOf<Required, Optional>> {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    const known: Record<string, unknown> = {}
    for (const [name, read] of Object.entries({ ...required, ...optional })) {
      const part = Object.hasOwn(value, name) ? read((value as Record<string, unknown>)[name]) : undefined
      if (part !== undefined) known[name] = part
      else if (Object.hasOwn(required, name)) return undefined
    }
    return known as ObjectOf<Required, Optional>
  }
}

/** Reads a list, if it isn't too long and all its items can be read. */
export function list<Item>(most: number, readItem: Reader<Item>): Reader<readonly Item[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined
    const items: Item[] = []
    for (const item of value as unknown[]) {
      const read = readItem(item)
      if (read === undefined) return undefined
      items.push(read)
    }
    return items
  }
}

/** Reads a text, and cuts it. */
export function text(most: number): Reader<string> {
  return (value) => (typeof value === 'string' ? value.slice(0, most) : undefined)
}

/** Reads one of a few texts. */
export function getOne<const Text extends string>(...texts: readonly Text[]): Reader<Text> {
  return (value) => texts.find((known) => known === value)
}

/** Reads by the first reader that can. */
export function either<Value>(...readers: readonly Reader<Value>[]): Reader<Value> {
  return (value) => {
    for (const read of readers) {
      const known = read(value)
      if (known !== undefined) return known
    }
    return undefined
  }
}

/** Reads what also makes sense as a whole. */
export function where<Value>(read: Reader<Value>, makesSense: (value: Value) => boolean): Reader<Value> {
  return (value) => {
    const known = read(value)
    return known !== undefined && makesSense(known) ? known : undefined
  }
}

/** Reads a number that can be written. */
export const number: Reader<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** Reads a number that something may count. */
export const count: Reader<number> = where(number, (value) => Number.isSafeInteger(value) && value >= 0)

/** Reads whether something is so. */
export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)
