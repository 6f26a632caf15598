import {
  flattenDiagnosticMessageText,
  getLineAndCharacterOfPosition,
  isImportDeclaration,
  type Diagnostic,
  type SourceFile,
  JsxEmit,
  ModuleDetectionKind,
  ModuleKind,
  ModuleResolutionKind,
  ScriptTarget,
  type CompilerOptions,
} from 'typescript'

import { SERVER_MODULE } from '../../sample-runtime/protocol/packages'

/** Modules of the site that samples import by a bare name, with their paths relative to the site's folder. */
export const SITE_MODULES: Readonly<Record<string, string>> = {
  [SERVER_MODULE]: 'src/features/simulated-server/simulated-server.ts',
}

/** The compiler options for samples: those of a new strict project with a bundler. */
export const compilerOptions: CompilerOptions = {
  target: ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ModuleKind.ESNext,
  moduleResolution: ModuleResolutionKind.Bundler,
  moduleDetection: ModuleDetectionKind.Force,
  jsx: JsxEmit.ReactJSX,
  types: ['node'],
  strict: true,
  verbatimModuleSyntax: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  // Unused names are reported for imports only, because a sample may declare something for the text to discuss.
  noUnusedLocals: true,
}

/**
 * Makes the compiler's output readable: without the paths of this machine, and without the numbers that the bundler of a
 * library's declarations gave to types whose names it has twice (`Slice$1`).
 *
 * @param text - a message or a type, in which modules may appear as absolute paths
 * @param siteDir - absolute path of the site's folder
 */
export function tellReaders(text: string, siteDir: string): string {
  return hidePaths(text, siteDir).replace(NUMBERED, '$1')
}

/** Types begin with a capital; a name like `item$1` may be the reader's own. */
const NUMBERED = /\b([A-Z]\w*)\$\d+(?![\w$])/g

function hidePaths(text: string, siteDir: string): string {
  const folder = siteDir.replaceAll('\\', '/')
  return text
    .replace(/(["'])[^"']*\/\.samples\/[^"']*?\/\d+\/([^"']+)\1/g, '$1./$2$1')
    .replace(/(["'])[^"']*\/node_modules\/((?:@[^/"']+\/)?[^/"']+)[^"']*\1/g, '$1$2$1')
    .replaceAll(`${folder}/`, '')
}

/** What the compiler says of a place in a file; lines and columns count from 0. */
export interface Placed {
  line: number
  column: number
  /** Offsets in the file's text. */
  from: number
  to: number
  code: number
  message: string
}

/** "… is declared but never used", in its three forms. */
const UNUSED = [6133, 6192, 6196, 6198]

/**
 * Reads what the compiler says of a file, as the build and the editor tell it.
 *
 * @param siteDir - absolute path of the site's folder, which messages leave out
 */
export function readDiagnostics(
  source: SourceFile,
  diagnostics: readonly Diagnostic[],
  siteDir: string,
): Placed[] {
  return diagnostics
    .filter(({ code, start = 0 }) => !UNUSED.includes(code) || isSlip(source, start))
    .map(({ start = 0, length = 0, code, messageText }) => {
      // Not the method of the file, which only the editor service adds: the worker does without the service.
      const { line, character } = getLineAndCharacterOfPosition(source, start)
      const message = tellReaders(flattenDiagnosticMessageText(messageText, '\n'), siteDir)
      return { line, column: character, from: start, to: start + length, code, message }
    })
}

/** An unused import is a mistake if the code uses others. A sample with nothing but imports shows where to import from. */
function isSlip(source: SourceFile, offset: number): boolean {
  const imports = source.statements.filter((statement) => isImportDeclaration(statement))
  if (imports.length === source.statements.length) return false
  return imports.some((statement) => statement.pos <= offset && offset < statement.end)
}
