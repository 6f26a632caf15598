import path from 'node:path'
import ts from 'typescript'

import { diagnosticAtOpening, type Fence, type OlderOutput, diagnosticAt } from '../page/fence'
import { filesReachedFrom, type FenceProjectFile, type PageProject } from '../page/page-project'
import type { Diagnostic } from '../../../../lib/build/diagnostic'
import type { Claim } from '../../../sample-runtime/core/claims/find-claims'
import { instrument } from '../../../sample-runtime/core/claims/instrument'
import type { Place } from '../../../sample-runtime/core/thrown.mjs'
import { FileSyntaxError, toJavaScript, type JavaScript } from '../../../sample-runtime/core/transform'
import type { FenceTask, ModuleSource } from '../../../sample-runtime/node/protocol'
import { loadServer } from '../../../sample-runtime/node/run-worker'

/** A fence to execute, in the project of its page. */
export interface RunJob {
  project: PageProject
  fence: Fence
  /** Executed for comparison, on the version that this output is of; on the installed one if absent. */
  older?: OlderOutput
}

/** A fence that can be executed, and the data for interpreting its report. */
export interface PreparedFence extends RunJob {
  task: FenceTask
  assertions: PreparedAssertion[]
  /** Problems found before anything is executed. If there are any, the fence isn't executed. */
  diagnostics: Diagnostic[]
  /** Maps a place in a module to the page, with the fence that holds it. */
  locate(place: Place): FencePosition | undefined
  /** Where an import is in the page. */
  locateImport(importer: string, specifier: string): FencePosition | undefined
}

/** The place of an assertion's statement. */
interface PreparedAssertion {
  place: FencePosition
  claim: Claim['expected']
}

interface PreparedFile {
  file: FenceProjectFile
  module: ModuleSource
  assertions: PreparedAssertion[]
  diagnostics: Diagnostic[]
  locate(place: Place): FencePosition | undefined
}

/**
 * Makes a fence executable: instruments its own file, and makes JavaScript of it and of everything it imports.
 *
 * @param siteDir - the site's folder, where the simulated servers are
 * @param id - identifies the fence in messages to and from the worker
 */
export function prepare(job: RunJob, siteDir: string, id: number): PreparedFence {
  const { project, fence } = job
  const files = new Map(
    filesReachedFrom(fence, project).map((file) => [file.path, prepareFile(file, file.fence === fence)]),
  )
  const entry = project.own.get(fence)?.path ?? ''
  const { server, error } = loadServer(fence.tags.server, siteDir)
  const diagnostics = [...files.values()].flatMap((file) => file.diagnostics)
  if (error !== undefined) diagnostics.push(diagnosticAtOpening(fence, error))
  return {
    ...job,
    assertions: files.get(entry)?.assertions ?? [],
    diagnostics,
    task: {
      id,
      modules: [...files.values()].map(({ module }) => module),
      entry,
      ...(server && { server }),
    },
    locate: (place) => files.get(place.path)?.locate(place),
    locateImport(importer, specifier) {
      const file = files.get(importer)?.file
      return file && placeOfImport(file, specifier)
    },
  }
}

/** The paths of the files that a file imports, by specifier. */
function getResolutions({ imports }: FenceProjectFile): Record<string, string> {
  const found = [...imports].flatMap(([specifier, target]) => (target ? [[specifier, target.path]] : []))
  return Object.fromEntries(found) as Record<string, string>
}

/** A file in JavaScript, or why there is none. */
type Transformed = JavaScript | FileSyntaxError

const transformed = new WeakMap<FenceProjectFile, Transformed>()

/** The JavaScript of a file without assertions, made once for all fences that import it. */
function asWritten(file: FenceProjectFile): Transformed {
  const known = transformed.get(file) ?? transform(file.name, file.code)
  transformed.set(file, known)
  return known
}

function transform(name: string, code: string): Transformed {
  try {
    return toJavaScript(path.basename(name), code)
  } catch (error) {
    if (error instanceof FileSyntaxError) return error
    throw error
  }
}

/** @param isOwn - whether its comments are compared */
function prepareFile(file: FenceProjectFile, isOwn: boolean): PreparedFile {
  const instrumented = isOwn ? instrument(file.name, file.code, 0) : undefined
  const output = instrumented ? transform(file.name, instrumented.code) : asWritten(file)
  const isRefused = output instanceof FileSyntaxError
  // In a file with syntax errors, assertions can't be found reliably.
  const claimDiagnostics = isRefused ? [] : (instrumented?.diagnostics ?? [])
  return {
    file,
    module: { path: file.path, code: isRefused ? '' : output.code, imports: getResolutions(file) },
    diagnostics: [
      ...(isRefused ? [syntaxDiagnostic(file, output)] : []),
      ...claimDiagnostics.map(({ position, message }) => toDiagnostic(placeAt(file, position), message)),
    ],
    assertions: (instrumented?.claims ?? []).map(({ statement, expected }) => ({
      place: placeAt(file, statement.from),
      claim: expected,
    })),
    locate(place) {
      const { line, column } = isRefused ? place : output.originalPlace(place)
      const original = instrumented?.originalColumn(line - 1, column - 1) ?? column - 1
      return { fence: file.fence, line: line - 1, column: original }
    },
  }
}

/** @param refused - perhaps with assertions, whose calls have moved its columns */
function syntaxDiagnostic(file: FenceProjectFile, refused: FileSyntaxError): Diagnostic {
  const written = asWritten(file)
  const { message, where } = written instanceof FileSyntaxError ? written : refused
  const place = { fence: file.fence, line: where.line - 1, column: where.column - 1 }
  return toDiagnostic(place, message)
}

/** A place in a fence; line and column from 0, in its code. */
interface FencePosition {
  fence: Fence
  line: number
  column: number
}

/**
 * Maps an offset in a file to a place in the fence that holds the file.
 *
 * @param position - in the file's code
 */
function placeAt(file: FenceProjectFile, position: number): FencePosition {
  const before = file.code.slice(0, position).split('\n')
  return { fence: file.fence, line: before.length - 1, column: before.at(-1)?.length ?? 0 }
}

/** The place of a file's import; undefined if the file has no such import. */
function placeOfImport(file: FenceProjectFile, specifier: string): FencePosition | undefined {
  const { importedFiles } = ts.preProcessFile(file.code, true, true)
  const found = importedFiles.find(({ fileName }) => fileName === specifier)
  return found && placeAt(file, found.pos)
}

/** Makes a problem at a place. */
export function toDiagnostic({ fence, line, column }: FencePosition, message: string): Diagnostic {
  return diagnosticAt(fence, line, column, message)
}
