import type { DataDiagnostic } from './data-diagnostic'
import type { ContentFile } from './read-content'

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
  return files.flatMap(({ file, data, lineOf }) =>
    Object.keys(data[field]).flatMap((id) => {
      const other = first.get(id)
      if (other !== undefined) {
        const message = `"${id}" is in ${other}, too: give one of the two another id. Addresses of the page are made of it.`
        return [{ file, line: lineOf(field, id), message }]
      }
      first.set(id, file)
      return []
    }),
  )
}
