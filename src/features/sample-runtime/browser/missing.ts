import { closest } from '../../../lib/closest'
import type { ImportedValue, RunPlace } from '../protocol/messages'
import { placeAt } from './faults'
import type { TransformedFile } from './transform'

const STYLES = /\.(?:css|scss|sass|less)$/
const MEDIA = /\.(?:svg|png|jpe?g|gif|webp|avif|ico|mp3|mp4|webm|woff2?)$/

/**
 * Stands for a file that an app's bundler would make a module of and that isn't here. Code runs without it: there are no styles, and
 * a picture has no address.
 *
 * @returns its default export; undefined of what code can't do without
 */
export function getAsset(specifier: string): { default: unknown } | undefined {
  const [path = ''] = specifier.split('?')
  if (STYLES.test(path)) return { default: {} }
  return MEDIA.test(path) ? { default: undefined } : undefined
}

/** Where a file imports something. */
export function placeOfImport(
  specifier: string,
  importer: string,
  files: ReadonlyMap<string, TransformedFile>,
): RunPlace | undefined {
  const file = files.get(importer)
  const index = file
    ? Math.max(...[`'`, `"`].map((quote) => file.code.indexOf(`(${quote}${specifier}${quote})`)))
    : -1
  return file && index >= 0 ? placeAt(index, importer, file) : undefined
}

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
