import path from 'node:path'
import ts from 'typescript'

/** What compilers of apps with the same options share: each declaration file is read and parsed once for all of them. */
const registry = ts.createDocumentRegistry()

/**
 * Checks the types of an app as `tsc --project` does.
 *
 * @param folder - with a `tsconfig.json`
 * @returns what the compiler prints; empty if nothing is wrong
 */
export function checkTypes(folder: string): string {
  const file = path.join(folder, 'tsconfig.json')
  const parsed = ts.getParsedCommandLineOfConfigFile(file, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
      throw new Error(print([diagnostic]))
    },
  })
  if (parsed === undefined) throw new Error(`${file} can't be read.`)
  const program = ts.createLanguageService(getHost(parsed, folder), registry).getProgram()
  if (program === undefined) throw new Error(`${folder} has no program.`)
  return print([...parsed.errors, ...ts.getPreEmitDiagnostics(program)])
}

function getHost({ fileNames, options }: ts.ParsedCommandLine, folder: string): ts.LanguageServiceHost {
  return {
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
    // Nothing changes while the tests run.
    getScriptVersion: () => '1',
    getScriptSnapshot(file) {
      const text = ts.sys.readFile(file)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  }
}

function print(diagnostics: readonly ts.Diagnostic[]): string {
  return ts.formatDiagnostics(diagnostics, {
    getCanonicalFileName: (file) => file,
    getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
    getNewLine: () => '\n',
  })
}
