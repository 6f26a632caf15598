import ts from 'typescript'

import type { ProjectFile } from '../page/page-project'
import type { Assertion, Fault } from './find-assertions'
import { findAssertions } from './find-assertions'

/** Text that instrumenting adds to a file. It has no line break, so that lines stay where they are. */
interface Insertion {
  /** Offset in the original text. */
  position: number
  text: string
}

/** A file whose assertions call `import.meta.sample`. */
export interface InstrumentedFile {
  code: string
  /** Where each assertion's statement begins, as an offset in the original text; in the order of their numbers. */
  assertions: { position: number; claim: Assertion['claim'] }[]
  faults: Fault[]
  /**
   * Maps a place in the instrumented code to the original text.
   *
   * @param line - from 0
   * @param column - from 0, in the instrumented code
   */
  originalColumn(line: number, column: number): number
}

/**
 * Makes the assertions of a file executable.
 *
 * @param firstNumber - the number of the file's first assertion
 */
export function instrument(file: Pick<ProjectFile, 'name' | 'code'>, firstNumber: number): InstrumentedFile {
  const kind = file.name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file.name, file.code, ts.ScriptTarget.ES2022, true, kind)
  const { assertions, faults } = findAssertions(source)
  const insertions = assertions.flatMap((assertion, index) =>
    insertionsFor(assertion, firstNumber + index, source),
  )
  insertions.sort((one, other) => one.position - other.position)
  return {
    code: insert(file.code, insertions),
    assertions: assertions.map(({ statement, claim }) => ({ position: statement.getStart(source), claim })),
    faults,
    originalColumn: (line, column) => originalColumn(source, insertions, line, column),
  }
}

function insertionsFor(
  { expression, statement, claim }: Assertion,
  number: number,
  source: ts.SourceFile,
): Insertion[] {
  const position = expression.getStart(source)
  const end = { position: expression.end }
  const semicolon = source.text.slice(expression.end, statement.end).includes(';') ? '' : ';'
  const call = (name: string): string => `import.meta.sample.${name}(${number}, `
  if (claim.kind === 'value') {
    return [
      { position, text: `${call('equals')}(` },
      { ...end, text: `), (${claim.expression}))${semicolon}` },
    ]
  }
  const waits = containsAwait(expression)
  const opening = waits ? `await ${call('rejects')}` : call('throws')
  const message = JSON.stringify(claim.text)
  return [
    { position, text: `${opening}${message}, ${waits ? 'async ' : ''}() => (` },
    { ...end, text: `))${semicolon}` },
  ]
}

/** True if an expression contains `await`, not counting functions inside it. */
function containsAwait(node: ts.Node): boolean {
  if (ts.isAwaitExpression(node)) return true
  if (ts.isFunctionLike(node)) return false
  return ts.forEachChild(node, (child) => containsAwait(child) || undefined) ?? false
}

function insert(code: string, insertions: readonly Insertion[]): string {
  let result = ''
  let copied = 0
  for (const { position, text } of insertions) {
    result += code.slice(copied, position) + text
    copied = position
  }
  return result + code.slice(copied)
}

function originalColumn(
  source: ts.SourceFile,
  insertions: readonly Insertion[],
  line: number,
  column: number,
): number {
  let shift = 0
  for (const { position, text } of insertions) {
    const place = source.getLineAndCharacterOfPosition(position)
    if (place.line !== line || place.character + shift > column) continue
    // A place within inserted text maps to the place where the text was inserted.
    shift += Math.min(text.length, column - (place.character + shift))
  }
  return column - shift
}
