import type { RunFile, RunPlace } from '../../../sample-runtime/protocol/messages'
import { readClaims, readImported, type NumberedClaim } from '../../../sample-runtime/core/instrument'
import type { EditedFile } from './project'
import type { ReportLine } from './report'

/** The files of a run, and what they claim. */
export interface ReadFiles {
  /** By their labels: those are the names that messages of a run say. */
  files: readonly RunFile[]
  /** The claims of the files that have some or could have, by name. */
  claims: ReadonlyMap<string, readonly NumberedClaim[]>
  untestable: readonly ReportLine[]
  /** Maps a place in what is run to the text in the editor. */
  originalPlace: (place: RunPlace) => RunPlace
}

/**
 * Reads the claims of the sample's own files and of the one that the block shows. Nothing is shown of the claims in the page's
 * other files.
 * They call the guard: in a document, nothing else can end them, and in a worker, nothing else knows where that was.
 */
export function readFiles(files: readonly EditedFile[], textOf: (name: string) => string): ReadFiles {
  let number = 0
  const read = files.map(({ name, label, hasClaims }) => {
    if (!hasClaims) return { name, label, ...readImported(name, textOf(name)), own: undefined }
    const own = readClaims(name, textOf(name), number)
    number += own.claims.length
    return { name, label, code: own.code, values: own.values, errors: own.errors, own }
  })
  const nameOf = new Map(read.map(({ name, label }) => [label, name]))
  const own = new Map(read.flatMap(({ name, own: found }) => (found ? [[name, found] as const] : [])))
  return {
    files: read.map(({ label, code, values, errors }) => ({
      name: label,
      code,
      ...(values.length > 0 && { values }),
      ...(errors.length > 0 && { errors }),
    })),
    claims: new Map([...own].map(([name, { claims }]) => [name, claims])),
    untestable: [...own].flatMap(([file, { diagnostics: untestable }]) =>
      untestable.map(({ line, message }) => ({
        text: message,
        level: 'warn',
        place: { file, line, column: 1 },
      })),
    ),
    originalPlace({ file: label, line, column }) {
      const file = nameOf.get(label) ?? label
      return { file, line, column: own.get(file)?.originalColumn(line, column) ?? column }
    },
  }
}
