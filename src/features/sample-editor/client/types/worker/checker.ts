import {
  createProgram,
  type Program,
  createModuleResolutionCache,
  createSourceFile,
  resolveModuleName,
  type CompilerHost,
  type ResolvedModuleFull,
  type SourceFile,
} from 'typescript'
import { compilerOptions, readDiagnostics, SITE_MODULES } from '../../../../checked-samples/shared/types'
import type { CheckedFile, TypeDiagnostic } from '../messages'
import { resolveFile } from '../../../../sample-runtime/core/resolve'
import { isRelative } from '../../../../sample-runtime/core/specifiers.mjs'

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
      const rootNames = files.map(({ name }) => getPath(name))
      const oldProgram = program
      // If the compiler fails, the next check begins anew.
      program = undefined
      const next = createProgram({
        rootNames,
        options: compilerOptions,
        host,
        ...(oldProgram && { oldProgram }),
      })
      const diagnostics = files.flatMap(({ name }) => getDiagnostics(next, name))
      program = next
      return diagnostics
    },
  }
}

/** Syntax errors if there are any (they make type errors meaningless), otherwise type errors. */
function getDiagnostics(program: Program, name: string): TypeDiagnostic[] {
  const source = program.getSourceFile(getPath(name))
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

/** Texts of declarations and manifests, by their paths from the site's folder. */
export type Declarations = Readonly<Record<string, string>>

/** Where the site's folder would be: a short path that no text has by chance. */
export const ROOT = '/site'
/** Where the files of a sample would be; the build has such a folder for each page. */
const FILES = `${ROOT}/.samples/edited/0/`

/** What a program reads: files that exist nowhere. */
export interface Host extends CompilerHost {
  /** Replaces the files of the sample. */
  setFiles(files: readonly CheckedFile[]): void
}

/** The path of a file of the sample. */
const getPath = (name: string): string => FILES + name

/** Makes a host for programs over a sample's files. Sources stay the same objects until their texts change. */
export function createHost(declarations: Declarations): Host {
  const texts = new Map(Object.entries(declarations).map(([file, text]) => [`${ROOT}/${file}`, text]))
  const folders = getFolders([...texts.keys()])
  const sources = new Map<string, SourceFile>()
  let names: readonly string[] = []
  const host: Host = {
    setFiles(files) {
      for (const name of names) texts.delete(getPath(name))
      names = files.map(({ name }) => name)
      for (const { name, code } of files) texts.set(getPath(name), code)
    },
    getSourceFile(file, version) {
      const text = texts.get(file)
      if (text === undefined) return undefined
      const known = sources.get(file)
      const source = known?.text === text ? known : createSourceFile(file, text, version)
      sources.set(file, source)
      return source
    },
    getDefaultLibFileName: () => `${ROOT}/node_modules/typescript/lib/lib.d.ts`,
    getCurrentDirectory: () => ROOT,
    getCanonicalFileName: (file) => file,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (file) => texts.has(file),
    readFile: (file) => texts.get(file),
    // The compiler asks with a slash at the end for imports of "./".
    directoryExists: (folder) => folders.has(folder.replace(/\/$/, '')),
    writeFile: () => undefined,
    resolveModuleNameLiterals: (literals, importer) =>
      literals.map(({ text }) => ({ resolvedModule: resolve(text, importer) })),
  }
  const cache = createModuleResolutionCache(ROOT, (name) => name, compilerOptions)

  function resolve(specifier: string, importer: string): ResolvedModuleFull | undefined {
    const isOwn = importer.startsWith(FILES)
    if (isOwn && isRelative(specifier)) return ownModule(specifier, importer.slice(FILES.length))
    const own = SITE_MODULES[specifier]
    const name = own === undefined ? specifier : `./${own.replace(/\.ts$/, '')}`
    // As in the build, samples find packages from the site's folder.
    const from = isOwn || own !== undefined ? `${ROOT}/sample.ts` : importer
    return resolveModuleName(name, from, compilerOptions, host, cache).resolvedModule
  }
  function ownModule(specifier: string, importer: string): ResolvedModuleFull | undefined {
    const name = resolveFile(specifier, importer, names)
    if (name === undefined) return undefined
    const extension = name.slice(name.lastIndexOf('.'))
    return { resolvedFileName: getPath(name), extension, isExternalLibraryImport: false }
  }
  return host
}

/** All folders that files are in, at any depth. */
function getFolders(files: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>()
  for (const file of files) {
    let folder = file
    do {
      folder = folder.slice(0, folder.lastIndexOf('/'))
      folders.add(folder)
    } while (folder.lastIndexOf('/') > 0 && !folders.has(folder.slice(0, folder.lastIndexOf('/'))))
  }
  return folders
}
