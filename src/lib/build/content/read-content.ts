import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { checkData, getOffset, parseYaml } from './check-data'
import { assertNoDiagnostics, type DataDiagnostic } from './data-diagnostic'
import type { JsonSchema } from './schema'

/** A file of `content/` that fits its schema. */
export interface ContentFile<Data> {
  /** Path from the site's folder, with forward slashes. */
  file: string
  data: Data
  /** The line of a key, or of an item by its number, for faults that a schema can't see. */
  getLine: (...place: readonly (string | number)[]) => number
}

/** The YAML files of a folder in `content/`, sorted. */
export function listContent(siteDir: string, folder: string): string[] {
  return readdirSync(path.join(siteDir, folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${folder}/${name}`)
    .sort()
}

/**
 * Reads files of `content/` that have one schema.
 *
 * @param siteDir - absolute path of the site's folder
 * @param files - paths from there, with forward slashes
 * @param schema - also what editors check the files by
 * @typeParam Data - what the schema describes
 * @throws AuthorError with the file, line and remedy of every fault
 */
export function readContent<Data>(
  siteDir: string,
  files: readonly string[],
  schema: JsonSchema,
): ContentFile<Data>[] {
  const readings = files.map((file) =>
    checkContent<Data>(readFileSync(path.join(siteDir, file), 'utf8'), file, schema),
  )
  assertNoDiagnostics(
    `Files in ${path.posix.dirname(files[0] ?? '')}/`,
    readings.flatMap(({ diagnostics }) => diagnostics),
  )
  return readings.flatMap(({ content }) => content ?? [])
}

/** Reads the text of a file, with its faults in the order of the lines. */
export function checkContent<Data>(
  text: string,
  file: string,
  schema: JsonSchema,
): { content?: ContentFile<Data>; diagnostics: readonly DataDiagnostic[] } {
  const diagnostics: DataDiagnostic[] = []
  const report = (line: number, message: string) => diagnostics.push({ file, line, message })
  const { document, lineAt } = parseYaml(text, report)
  if (document !== undefined) checkData(document, schema, lineAt, report)
  if (document === undefined || diagnostics.length > 0)
    return { diagnostics: diagnostics.sort((one, other) => one.line - other.line) }
  const getLine = (...place: readonly (string | number)[]) => lineAt(getOffset(document, place))
  return { content: { file, data: document.toJS() as Data, getLine }, diagnostics }
}

/**
 * Finds ids that two files have. Within a file, YAML itself allows a key only once.
 *
 * @param field - the field of each file with a map by id
 */
export function repeatedIds<Field extends string>(
  files: readonly ContentFile<Readonly<Record<Field, object>>>[],
  field: Field,
): DataDiagnostic[] {
  const first = new Map<string, string>()
  return files.flatMap(({ file, data, getLine }) =>
    Object.keys(data[field]).flatMap((id) => {
      const other = first.get(id)
      if (other !== undefined) {
        const message = `"${id}" is in ${other}, too: give one of the two another id. Addresses of the page are made of it.`
        return [{ file, line: getLine(field, id), message }]
      }
      first.set(id, file)
      return []
    }),
  )
}

/** Writes data as a module for the browser, which the minifier makes smaller than JSON: keys need no quotes there. */
export function getModule(data: unknown): string {
  return `export default ${JSON.stringify(data)}\n`
}
