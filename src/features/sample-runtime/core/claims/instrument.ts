import type { SyntaxNode } from '@lezer/common'

import { findClaims, type Claim, type ClaimDiagnostic } from './find-claims'
import { parse } from './syntax'

/** Text that instrumenting adds to a file. It has no line break, so that lines stay where they are. */
export interface Insertion {
  /** Offset in the original text. */
  position: number
  text: string
}

/** What else to insert. Where a claim is inserted at the same position, it is around what is opened and closed there. */
export interface MoreInsertions {
  openings: readonly Insertion[]
  closings: readonly Insertion[]
}

/** A file whose claims call `import.meta.sample`. */
export interface InstrumentedFile {
  code: string
  /** In the order of their numbers. */
  claims: readonly Claim[]
  diagnostics: readonly ClaimDiagnostic[]
  /**
   * Maps a place in the instrumented code to the original text.
   *
   * @param line - from 0
   * @param column - from 0, in the instrumented code
   */
  originalColumn: (line: number, column: number) => number
}

/**
 * Makes the claims of a file executable.
 *
 * @param name - with its ending
 * @param firstNumber - the number of the file's first claim
 * @param more - what else to insert
 * @param takesOpen - whether a claim may be open: it has no value, and asks for that of its statement
 */
export function instrument(
  name: string,
  text: string,
  firstNumber: number,
  more: MoreInsertions = { openings: [], closings: [] },
  takesOpen = false,
): InstrumentedFile {
  const { claims, diagnostics } = findClaims(parse(name, text), takesOpen)
  const ofClaims = claims.flatMap((claim, index) => insertionsFor(claim, firstNumber + index, text))
  const insertions = sorted([...more.closings, ...ofClaims, ...more.openings])
  return {
    code: insert(text, insertions),
    claims,
    diagnostics,
    originalColumn: (line, column) => originalColumn(text, insertions, line, column),
  }
}

/** No value equals what an open claim is compared with. */
const NO_VALUE = 'Symbol()'

function insertionsFor(
  { expression, statement, expected }: Claim,
  number: number,
  text: string,
): Insertion[] {
  const { from: position } = expression
  const end = { position: expression.to }
  const semicolon = text.slice(expression.to, statement.to).includes(';') ? '' : ';'
  const call = (name: string): string => `import.meta.sample.${name}(${number}, `
  if (expected.kind === 'value') {
    return [
      { position, text: `${call('equals')}(` },
      { ...end, text: `), (${expected.expression || NO_VALUE}))${semicolon}` },
    ]
  }
  const waits = containsAwait(expression)
  const opening = waits ? `await ${call('rejects')}` : call('throws')
  const message = JSON.stringify(expected.text)
  return [
    { position, text: `${opening}${message}, ${waits ? 'async ' : ''}() => (` },
    { ...end, text: `))${semicolon}` },
  ]
}

const FUNCTIONS = new Set(['ArrowFunction', 'FunctionExpression', 'FunctionDeclaration', 'MethodDeclaration'])

/** True if an expression contains `await`, not counting functions inside it. */
function containsAwait(node: SyntaxNode): boolean {
  if (node.name === 'AwaitExpression') return true
  if (FUNCTIONS.has(node.name)) return false
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (containsAwait(child)) return true
  }
  return false
}

/** In the order of their positions; those of one position stay in their order. */
export function sorted(insertions: readonly Insertion[]): Insertion[] {
  return [...insertions].sort((one, other) => one.position - other.position)
}

/** @param insertions - in the order of their positions */
export function insert(text: string, insertions: readonly Insertion[]): string {
  let result = ''
  let copied = 0
  for (const { position, text: added } of insertions) {
    result += text.slice(copied, position) + added
    copied = position
  }
  return result + text.slice(copied)
}

function originalColumn(
  text: string,
  insertions: readonly Insertion[],
  line: number,
  column: number,
): number {
  let shift = 0
  for (const { position, text: added } of insertions) {
    const before = text.slice(0, position).split('\n')
    const character = before.at(-1)?.length ?? 0
    if (before.length - 1 !== line || character + shift > column) continue
    // A place within inserted text maps to the place where the text was inserted.
    shift += Math.min(added.length, column - (character + shift))
  }
  return column - shift
}
