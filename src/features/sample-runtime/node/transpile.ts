import { SourceMap } from 'node:module'
import ts from 'typescript'

/** A module in JavaScript, and the mapping back to its source. */
export interface Transpiled {
  code: string
  /** Syntax errors; offsets in the source. */
  faults: { position: number; message: string }[]
  /**
   * Maps a place in the JavaScript to the source.
   *
   * @param line - from 1
   * @param column - from 1
   * @returns line and column from 0; undefined for code that the compiler added
   */
  originalPlace(line: number, column: number): { line: number; column: number } | undefined
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
  sourceMap: true,
}

/**
 * Turns TypeScript into JavaScript modules.
 *
 * @param name - with the extension `.ts` or `.tsx`
 */
export function transpile(name: string, source: string): Transpiled {
  const { outputText, sourceMapText, diagnostics } = ts.transpileModule(source, {
    fileName: name,
    reportDiagnostics: true,
    compilerOptions: OPTIONS,
  })
  let map: SourceMap | undefined
  return {
    code: outputText.replace(/^\/\/# sourceMappingURL=.*$/m, ''),
    faults: (diagnostics ?? []).map(({ start = 0, messageText }) => ({
      position: start,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    })),
    originalPlace(line, column) {
      // Only failures need the source map, so it is decoded on demand.
      map ??= new SourceMap(JSON.parse(sourceMapText ?? '{}') as ConstructorParameters<typeof SourceMap>[0])
      const entry = map.findEntry(line - 1, column - 1)
      return 'originalLine' in entry ? { line: entry.originalLine, column: entry.originalColumn } : undefined
    },
  }
}
