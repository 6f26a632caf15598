import { closest } from '../../../lib/closest'
import type { ImportedValue } from '../protocol/messages'

/** So many names fit into a message. */
const MOST_NAMES = 8

/**
 * Says that a module lacks an export, and what the reader may have meant.
 *
 * @param exported - the names that it does export
 */
export function missingExport(
  { from, name }: Pick<ImportedValue, 'from' | 'name'>,
  exported: readonly string[],
): string {
  const names = exported.filter((other) => other !== '__esModule')
  const says = `'${from}' does not export '${name}'.`
  const nearest = closest(name, names)
  if (nearest !== undefined) return `${says} Did you mean '${nearest}'?`
  if (names.length === 0) return `${says} It exports nothing.`
  return names.length > MOST_NAMES ? says : `${says} It exports ${names.join(', ')}.`
}
