import type { TypeDiagnostic } from '../options'
import type { Fault } from './results'

const COMPILES = 'TypeScript accepts this line'
const EXPECTED = /^\s*\/\/ @errors: (\d{4,5}(?:[ ,]+\d{4,5})*)\s*$/

/** What the compiler says of the tests. */
export interface JudgedTypes<Diagnostic extends TypeDiagnostic = TypeDiagnostic> {
  /** The lines of the test file that don't have the errors which they need. */
  faults: readonly (Fault & { line: number })[]
  /** The errors that no comment of the test file expects, in all files. */
  unexpected: readonly Diagnostic[]
}

/**
 * Compares the errors of the compiler with those that the comments of the test file expect: `// @errors: 2345` above a line.
 *
 * @param file - the name of the test file
 * @param code - its text
 */
export function judgeTypes<Diagnostic extends TypeDiagnostic>(
  file: string,
  code: string,
  diagnostics: readonly Diagnostic[],
): JudgedTypes<Diagnostic> {
  const lines = code.split('\n')
  const expected = expectedErrors(lines)
  const isExpected = (diagnostic: Diagnostic): boolean =>
    diagnostic.file === file && expected.get(diagnostic.line - 1)?.has(numberOf(diagnostic)) === true
  const unexpected = diagnostics.filter((diagnostic) => !isExpected(diagnostic))
  const inTests = unexpected.filter((diagnostic) => diagnostic.file === file)
  const found = inTests.map((diagnostic) => ({
    line: diagnostic.line - 1,
    expected: COMPILES,
    happened: `${refusal(numberOf(diagnostic))}, as explained below`,
  }))
  const missing = [...expected].flatMap(([line, numbers]) => {
    const reported = diagnostics.filter((other) => other.file === file && other.line - 1 === line)
    const absent = [...numbers].filter((number) => !reported.some((other) => numberOf(other) === number))
    return absent.map((number) => ({
      line,
      expected: refusal(number),
      happened: reported[0] ? refusal(numberOf(reported[0])) : COMPILES,
    }))
  })
  const faults = [...missing, ...found].map((fault) => ({ code: lines[fault.line]?.trim() ?? '', ...fault }))
  return { faults, unexpected }
}

/** The numbers of the expected errors, by the line of code that has them, from 0: the next one below the comment. */
function expectedErrors(lines: readonly string[]): ReadonlyMap<number, ReadonlySet<number>> {
  const expected = new Map<number, Set<number>>()
  lines.forEach((text, line) => {
    const numbers = EXPECTED.exec(text)?.[1]?.split(/[ ,]+/).map(Number)
    const target = lines.findIndex((below, at) => at > line && /^\s*(?!\/\/)\S/.test(below))
    if (numbers && target > 0) expected.set(target, new Set([...(expected.get(target) ?? []), ...numbers]))
  })
  return expected
}

/** In words: the strip below has the text of the compiler. */
const refusal = (number: number): string => `TypeScript refuses this line (TS${number})`

function numberOf({ text }: TypeDiagnostic): number {
  return Number(/^TS(\d+)/.exec(text)?.[1])
}
