import path from 'node:path'

import type { Fence } from '../page/fence'
import { problemAtOpening } from '../page/fence'
import type { PageProject, FenceProjectFile } from '../page/page-project'
import type { Diagnostic } from '../../../../lib/build/diagnostic'
import type { Claim } from '../../../sample-runtime/core/claims/find-claims'
import { instrument } from '../../../sample-runtime/core/claims/instrument'
import type { FencePosition } from './place'
import { placeAt, placeOfImport, toProblem } from './place'
import { reachableFiles, resolutionsOf } from './project-imports'
import type { FenceTask, Frame, ModuleSource } from '../../../sample-runtime/node/protocol'
import { loadServer } from '../../../sample-runtime/node/server-modules'
import type { Transpiled } from '../../../sample-runtime/node/transpile'
import { transpile } from '../../../sample-runtime/node/transpile'

/** A fence to execute, in the project of its page. */
export interface RunJob {
  project: PageProject
  fence: Fence
}

/** A fence that can be executed, and the data for interpreting its report. */
export interface PreparedFence extends RunJob {
  task: FenceTask
  assertions: PreparedAssertion[]
  /** Problems found before anything is executed. If there are any, the fence isn't executed. */
  problems: Diagnostic[]
  /** Maps a place in a module to the page, with the fence that holds it. */
  locate(frame: Frame): FencePosition | undefined
  /** Where an import is in the page. */
  locateImport(importer: string, specifier: string): FencePosition | undefined
}

/** The place of an assertion's statement. */
interface PreparedAssertion {
  place: FencePosition
  claim: Claim['says']
}

interface PreparedFile {
  file: FenceProjectFile
  module: ModuleSource
  assertions: PreparedAssertion[]
  problems: Diagnostic[]
  locate(frame: Frame): FencePosition | undefined
}

/**
 * Makes a fence executable: instruments its own files and transpiles everything they import.
 *
 * @param siteDir - the site's folder, where the simulated servers are
 * @param id - identifies the fence in messages to and from the worker
 */
export function prepare(job: RunJob, siteDir: string, id: number): PreparedFence {
  const { project, fence } = job
  const own = project.filesOf(fence)
  const files = new Map<string, PreparedFile>()
  const assertions: PreparedAssertion[] = []
  for (const file of reachableFiles(project, own)) {
    const prepared = prepareFile(file, project, own.includes(file) ? assertions.length : undefined)
    assertions.push(...prepared.assertions)
    files.set(file.path, prepared)
  }
  const { server, fault } = loadServer(fence.tags.server, siteDir)
  const problems = [...files.values()].flatMap((file) => file.problems)
  if (fault !== undefined) problems.push(problemAtOpening(fence, fault))
  return {
    ...job,
    assertions,
    problems,
    task: {
      id,
      modules: [...files.values()].map(({ module }) => module),
      entries: own.map((file) => file.path),
      ...(server && { server }),
    },
    locate: (frame) => files.get(frame.path)?.locate(frame),
    locateImport(importer, specifier) {
      const file = files.get(importer)?.file
      return file && placeOfImport(file, specifier)
    },
  }
}

const transpiled = new WeakMap<FenceProjectFile, Transpiled>()

/** The JavaScript of a file without assertions, made once for all fences that import it. */
function asWritten(file: FenceProjectFile): Transpiled {
  const known = transpiled.get(file) ?? transpile(path.basename(file.name), file.code)
  transpiled.set(file, known)
  return known
}

/** @param firstNumber - the number of the file's first assertion; undefined if it has no assertions */
function prepareFile(
  file: FenceProjectFile,
  project: PageProject,
  firstNumber: number | undefined,
): PreparedFile {
  const instrumented = firstNumber === undefined ? undefined : instrument(file.name, file.code, firstNumber)
  const output = instrumented ? transpile(path.basename(file.name), instrumented.code) : asWritten(file)
  // In a file with syntax errors, assertions can't be found reliably.
  const syntax = output.faults.length > 0 ? asWritten(file).faults : []
  const faults = syntax.length > 0 ? syntax : (instrumented?.faults ?? [])
  return {
    file,
    module: { path: file.path, code: output.code, imports: resolutionsOf(file, project) },
    problems: faults.map(({ position, message }) => toProblem(placeAt(file, position), message)),
    assertions: (instrumented?.claims ?? []).map(({ statement, says }) => ({
      place: placeAt(file, statement.from),
      claim: says,
    })),
    locate({ line, column }) {
      const place = output.originalPlace(line, column)
      if (!place) return undefined
      const original = instrumented?.originalColumn(place.line, place.column) ?? place.column
      return { fence: file.fence, line: file.firstLine + place.line, column: original }
    },
  }
}
