/** An object of which nothing is known. It is a copy, without getters and prototypes of its sender. */
export type Fields = Readonly<Record<string, unknown>>

/** Reads an object; undefined for anything else. */
export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
}

/** Reads a text, and cuts it; undefined for anything else. */
export function readText(value: unknown, most: number): string | undefined {
  return typeof value === 'string' ? value.slice(0, most) : undefined
}

/** Whether it is a number that something may count. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

/** Whether it is a number that can be written. */
export function isFinite(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

/**
 * Reads a list.
 *
 * @returns undefined if it is none, is too long, or one of its items can't be read
 */
export function readList<Item>(
  value: unknown,
  most: number,
  readItem: (item: unknown) => Item | undefined,
): Item[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined
  const items: Item[] = []
  for (const item of value as unknown[]) {
    const read = readItem(item)
    if (read === undefined) return undefined
    items.push(read)
  }
  return items
}
