/** The worker that checks types, away from the thread that shows the page. */
import { createProgram, type Program } from 'typescript'

import type { FromChecker, ToChecker, CheckedFile, TypeDiagnostic } from '../messages'
import { type Declarations, createHost, pathOf, ROOT } from './host'
import { compilerOptions, readDiagnostics } from '../../../../checked-samples/shared/types'

let checker: Checker | undefined

addEventListener('message', ({ data }: MessageEvent<ToChecker>) => postMessage(answerTo(data)))

function answerTo(message: ToChecker): FromChecker {
  try {
    if (message.type === 'declarations') {
      checker = createChecker(JSON.parse(new TextDecoder().decode(message.bytes)) as Declarations)
      return { type: 'ready' }
    }
    return checker ? { type: 'checked', diagnostics: checker.check(message.files) } : { type: 'failed' }
  } catch (error) {
    console.warn(error)
    return { type: 'failed' }
  }
}

/** Checks the files of samples, one sample after the other. */
export interface Checker {
  /** Checks all files of a sample, as the check of the build does. */
  check(files: readonly CheckedFile[]): TypeDiagnostic[]
}

/** Starts a checker. Declarations are read at the first check, and kept for the next ones. */
export function createChecker(declarations: Declarations): Checker {
  const host = createHost(declarations)
  let program: Program | undefined
  return {
    check(files) {
      host.setFiles(files)
      const rootNames = files.map(({ name }) => pathOf(name))
      const oldProgram = program
      // If the compiler fails, the next check begins anew.
      program = undefined
      const next = createProgram({
        rootNames,
        options: compilerOptions,
        host,
        ...(oldProgram && { oldProgram }),
      })
      const diagnostics = files.flatMap(({ name }) => diagnosticsOf(next, name))
      program = next
      return diagnostics
    },
  }
}

/** Syntax errors if there are any (they make type errors meaningless), otherwise type errors. */
function diagnosticsOf(program: Program, name: string): TypeDiagnostic[] {
  const source = program.getSourceFile(pathOf(name))
  if (!source) return []
  const syntactic = program.getSyntacticDiagnostics(source)
  const found = syntactic.length > 0 ? syntactic : program.getSemanticDiagnostics(source)
  return readDiagnostics(source, found, ROOT).map(({ line, column, from, to, code, message }) => ({
    file: name,
    line: line + 1,
    column: column + 1,
    from,
    to,
    text: `TS${code}: ${message}`,
  }))
}
