import ts from 'typescript'

/** What keeps a sample from having a JavaScript form. */
export interface JavaScriptDiagnostic {
  /** What is wrong, and what to write instead. */
  message: string
  /** From 0. */
  line: number
}

/** Parses a file of a sample. */
export function parseTypeScript(code: string, tsx: boolean): ts.SourceFile {
  const kind = tsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(tsx ? 'sample.tsx' : 'sample.ts', code, ts.ScriptTarget.Latest, true, kind)
}

/** Parses the JavaScript of a sample, with JSX or without. */
export function parseJavaScript(code: string): ts.SourceFile {
  return ts.createSourceFile('sample.jsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JSX)
}

/** The line of a position, from 0. */
export function lineOf(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line
}
