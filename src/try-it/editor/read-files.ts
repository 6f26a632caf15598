import type { RunFile } from '../../shared/try-it/messages'
import type { Claim } from '../claims'
import type { ReadClaims } from './options'
import type { ProjectFile } from './project'
import type { ReportLine } from './report'

/** The files of a run, and what they claim. */
export interface ReadFiles {
  files: readonly RunFile[]
  /** The claims of the sample's own files, by name. */
  claims: ReadonlyMap<string, readonly Claim[]>
  faults: readonly ReportLine[]
}

/** A text that can't be parsed. */
export interface Unreadable {
  error: ReportLine
}

/**
 * Reads the claims of the sample's own files. The page's other files are run as they are: nothing is shown of their
 * claims.
 */
export function readFiles(
  files: readonly ProjectFile[],
  textOf: (name: string) => string,
  readClaims: ReadClaims,
): ReadFiles | Unreadable {
  const claims = new Map<string, readonly Claim[]>()
  const runFiles: RunFile[] = []
  const faults: ReportLine[] = []
  let number = 0
  for (const { name, isOwn } of files) {
    const text = textOf(name)
    if (!isOwn) {
      runFiles.push({ name, code: text })
      continue
    }
    try {
      const read = readClaims(name, text, number)
      number += read.claims.length
      claims.set(name, read.claims)
      runFiles.push({ name, code: read.code })
      faults.push(...read.faults.map(({ line, message }) => faultOf(name, line, message)))
    } catch (error) {
      return { error: errorOf(name, error) }
    }
  }
  return { files: runFiles, claims, faults }
}

function faultOf(file: string, line: number, text: string): ReportLine {
  return { text, level: 'warn', place: { file, line, column: 1 } }
}

/** Parsers say the place in `loc`, with columns that count from 0. */
function errorOf(file: string, error: unknown): ReportLine {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const { line, column } = (error as { loc?: { line?: unknown; column?: unknown } } | undefined)?.loc ?? {}
  if (typeof line !== 'number') return { text, level: 'error' }
  return { text, level: 'error', place: { file, line, column: typeof column === 'number' ? column + 1 : 1 } }
}
