import type { Described } from '../../store-inspector/shared/described'
import { oneLine } from '../../store-inspector/shared/one-line'

/**
 * Writes a value in few characters, for a line of a log: as the inspector of stores does, but with what JSON has of it.
 *
 * @param limit - how many characters at most
 * @returns nothing for undefined, functions and symbols
 */
export function describeValue(value: unknown, limit = 60): string {
  try {
    // The declaration says that the result is text, but it is undefined for functions and symbols, too.
    const text = JSON.stringify(value) as string | undefined
    return text === undefined ? '' : oneLine(described(JSON.parse(text)), limit)
  } catch {
    // A bigint, or an object that holds itself.
    return String(value)
  }
}

function described(value: unknown): Described {
  if (Array.isArray(value)) return { kind: 'array', items: value.map(described) }
  if (typeof value !== 'object' || value === null) return value as Described
  return { kind: 'object', entries: Object.entries(value).map(([key, part]) => [key, described(part)]) }
}
