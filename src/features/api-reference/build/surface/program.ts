import path from 'node:path'
import ts from 'typescript'

/** A module of the library, and the file that declares it. */
export interface DeclaredModule {
  /** The module specifier of an import, for example `@reduxjs/toolkit/query`. */
  name: string
  /** Absolute path of the `.d.ts` or `.d.mts` file. */
  file: string
}

/** The declarations to read, and a file in memory that asks the compiler about them. */
export interface SurfaceProgram {
  checker: ts.TypeChecker
  /** The file in memory. */
  file: ts.SourceFile
  program: ts.Program
  modules: readonly DeclaredModule[]
}

/** In the site's folder, so that `redux`, `react` and the others resolve; it is never written. */
const FILE_NAME = '.surface.ts'

/**
 * Opens the declarations with a file that exists in memory only.
 *
 * @param siteDir - the folder that holds `node_modules`
 * @param text - the text of the file in memory
 * @param previous - a program over the same modules, whose parsed files are used again
 */
export function createSurfaceProgram(
  siteDir: string,
  modules: readonly DeclaredModule[],
  text: string,
  previous?: SurfaceProgram,
): SurfaceProgram {
  const options = compilerOptions(siteDir, modules)
  const fileName = path.join(siteDir, FILE_NAME)
  const host = hostWith(fileName, text, options, previous?.program)
  const program = ts.createProgram({
    rootNames: [fileName],
    options,
    host,
    ...(previous ? { oldProgram: previous.program } : {}),
  })
  const file = program.getSourceFile(fileName)
  if (!file) throw new Error(`Library: the compiler did not open ${FILE_NAME}, the file in memory.`)
  return { checker: program.getTypeChecker(), file, program, modules }
}

function compilerOptions(siteDir: string, modules: readonly DeclaredModule[]): ts.CompilerOptions {
  return {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    pathsBasePath: siteDir,
    paths: Object.fromEntries(modules.map(({ name, file }) => [name, [file]])),
  }
}

function hostWith(
  fileName: string,
  text: string,
  options: ts.CompilerOptions,
  previous: ts.Program | undefined,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true)
  const onDisk = { fileExists: host.fileExists.bind(host), getSourceFile: host.getSourceFile.bind(host) }
  host.fileExists = (name) => name === fileName || onDisk.fileExists(name)
  host.getSourceFile = (name, ...rest) =>
    name === fileName
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true)
      : (previous?.getSourceFile(name) ?? onDisk.getSourceFile(name, ...rest))
  return host
}
