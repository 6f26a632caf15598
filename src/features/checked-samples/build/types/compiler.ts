import ts from 'typescript'

import { compilerOptions } from '../../shared/types'
import type { PageProject, FenceProjectFile } from '../page/page-project'
import {
  getOlderVersion,
  packageImport,
  createPackageResolver,
  isSiteSource,
  pageModule,
} from './resolve-module'

/** One compiler over the samples of pages; it stays warm between checks. */
export interface Compiler {
  /** Absolute path of the site's folder. */
  siteDir: string
  /** Sets the files of a page, replacing the files that the page had before. */
  setPage(project: PageProject): void
  /** Syntax errors if there are any (they make type errors meaningless), otherwise type errors. */
  getDiagnostics(file: FenceProjectFile): ts.Diagnostic[]
  /** The compiler's description of the identifier at an offset in a file, if there is one. */
  quickInfo(file: FenceProjectFile, offset: number): ts.QuickInfo | undefined
  /** The syntax tree of a file. */
  getSource(file: FenceProjectFile): ts.SourceFile
  /** Releases the memory that the compiler uses. */
  dispose(): void
}

/** The state that the compilers of one process share, so that the second one doesn't read the declarations of packages again. */
export interface CompilerBase {
  siteDir: string
  documents: ts.DocumentRegistry
  resolvePackage: ReturnType<typeof createPackageResolver>
  /** Gives each text of a page's files a number of its own. */
  nextVersion: () => number
}

/** @param siteDir - absolute path of the site's folder: packages and type roots are those installed there */
export function createCompilerBase(siteDir: string): CompilerBase {
  let version = 0
  return {
    siteDir,
    nextVersion: () => (version += 1),
    documents: ts.createDocumentRegistry(true, siteDir),
    resolvePackage: createPackageResolver(siteDir),
  }
}

/**
 * Starts a compiler. Starting is cheap; the library's declarations are read at the first check.
 *
 * To name a type, it looks through the modules of all pages that it was given, so give it a few pages at a time.
 *
 * @param base - what it shares with other compilers
 */
export function createCompiler(base: CompilerBase): Compiler {
  const { siteDir } = base
  const pages = new Map<string, PageProject>()
  const files = new Map<string, { file: FenceProjectFile; version: number }>()
  const modified = new Map<string, string>()
  let version = 0
  const host: ts.LanguageServiceHost = {
    ...createHost(base, files, modified),
    // Without it, every check would ask for the version of each of several hundred files.
    getProjectVersion: () => String(version),
  }
  const service = ts.createLanguageService(host, base.documents)

  return {
    siteDir,
    setPage(project) {
      version = base.nextVersion()
      modified.clear()
      const before = pages.get(project.page.path)
      for (const file of before?.files ?? []) {
        // The file of a live demo may belong to another page by now.
        if (files.get(file.path)?.file === file) files.delete(file.path)
      }
      for (const file of project.files) files.set(file.path, { file, version })
      pages.set(project.page.path, project)
    },
    getDiagnostics(file) {
      const syntactic = service.getSyntacticDiagnostics(file.path)
      return syntactic.length > 0 ? syntactic : service.getSemanticDiagnostics(file.path)
    },
    quickInfo: (file, offset) => service.getQuickInfoAtPosition(file.path, offset),
    getSource(file) {
      const source = service.getProgram()?.getSourceFile(file.path)
      if (!source) throw new Error(`The compiler doesn't know ${file.path}; call setPage first.`)
      return source
    },
    dispose: () => service.dispose(),
  }
}

type Files = ReadonlyMap<string, { file: FenceProjectFile; version: number }>

/** @param modified - modification times of the site's files, kept until a page is set */
function createHost(
  { siteDir, resolvePackage }: CompilerBase,
  files: Files,
  modified: Map<string, string>,
): ts.LanguageServiceHost {
  const modifiedAt = (name: string): string => {
    const time = modified.get(name) ?? String(ts.sys.getModifiedTime?.(name)?.getTime() ?? 0)
    modified.set(name, time)
    return time
  }
  return {
    getCompilationSettings: () => compilerOptions,
    getCurrentDirectory: () => siteDir,
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    getScriptFileNames: () => [...files.keys()],
    getScriptVersion(name) {
      const entry = files.get(name)
      if (entry) return String(entry.version)
      return isSiteSource(siteDir, name) ? modifiedAt(name) : '0'
    },
    getScriptSnapshot(name) {
      const text = files.get(name)?.file.code ?? ts.sys.readFile(name)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    fileExists: (name) => files.has(name) || ts.sys.fileExists(name),
    readFile: (name) => files.get(name)?.file.code ?? ts.sys.readFile(name),
    directoryExists: (name) => ts.sys.directoryExists(name),
    getDirectories: (name) => ts.sys.getDirectories(name),
    resolveModuleNameLiterals: (literals, importer) =>
      literals.map(({ text }) => {
        const entry = files.get(importer)
        // A live demo imports files from disk.
        if (entry?.file.fence.demo !== undefined) return resolvePackage(text, importer)
        if (entry && text.startsWith('.')) return { resolvedModule: pageModule(entry.file.imports.get(text)) }
        // The declarations of an old version import each other by the name under which it was published.
        const version = entry ? entry.file.fence.tags.version : getOlderVersion(importer)
        if (!entry && (version === undefined || text.startsWith('.'))) return resolvePackage(text, importer)
        return resolvePackage(...packageImport(siteDir, text, version))
      }),
  }
}
