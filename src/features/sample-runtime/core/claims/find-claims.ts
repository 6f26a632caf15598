import type { SyntaxNode } from '@lezer/common'

import { isWellFormed, getNodes, parse, getParts, type Syntax } from './syntax'

/** What a comment says of the statement before it. */
export interface Claim {
  /** The statement's expression. */
  expression: SyntaxNode
  /** Where the statement begins. */
  statement: SyntaxNode
  /** `value`: the expression it must equal, on one line; empty in an open one. `throws`: a part of the message. */
  expected: { kind: 'value'; expression: string } | { kind: 'throws'; text: string }
  /** The comment, with the lines that continue it. */
  from: number
  to: number
}

/** A comment that claims something and can't be tested. */
export interface ClaimDiagnostic {
  /** Offset in the file. */
  position: number
  message: string
}

const VALUE = /^\/\/ →(?: (.*))?$/
const THROWS = /^\/\/ throws(?: (.*))?$/
/** A comment that is meant as a value but isn't written like one. */
const ALMOST_VALUE = /^\/\/\s*→/

/**
 * Finds the comments of a file that claim what a statement evaluates to, or that it throws.
 *
 * @param takesOpen - whether an arrow with nothing behind it asks for the value
 */
export function findClaims(
  syntax: Syntax,
  takesOpen: boolean,
): { claims: Claim[]; diagnostics: ClaimDiagnostic[] } {
  const statements = statementsByEnd(syntax)
  const comments = getLineComments(syntax)
  const claims: Claim[] = []
  const diagnostics: ClaimDiagnostic[] = []
  for (let index = 0; index < comments.length; index += 1) {
    const comment = comments[index]
    if (!comment || !isClaim(comment)) continue
    const { read, following } = readClaim(comments, index, takesOpen)
    const statement = comment.alone ? undefined : statementBefore(comment, statements, syntax.text)
    if (typeof read === 'string') diagnostics.push({ position: comment.start, message: read })
    else if (!statement)
      diagnostics.push({ position: comment.start, message: nothingToCompare(comment, read, statements) })
    else {
      const to = comments[index + following]?.end ?? comment.end
      claims.push({ ...statement, expected: read, from: comment.start, to })
    }
    index += following
  }
  return { claims, diagnostics }
}

type Statement = Pick<Claim, 'expression' | 'statement'>
type Statements = ReadonlyMap<number, Statement>

function isClaim({ text }: LineComment): boolean {
  return ALMOST_VALUE.test(text) || THROWS.test(text)
}

/** Reads a claim and the comment lines that continue it; returns a text with the reason if it can't be read. */
function readClaim(
  comments: readonly LineComment[],
  index: number,
  takesOpen: boolean,
): { read: Claim['expected'] | string; following: number } {
  const { text = '', line = 0 } = comments[index] ?? {}
  const thrown = THROWS.exec(text)
  if (thrown) {
    const message = thrown[1]?.trim()
    const read = message
      ? ({ kind: 'throws', text: message } as const)
      : 'Say a part of the message: // throws …'
    return { read, following: 0 }
  }
  const first = VALUE.exec(text)
  if (!first) return { read: 'Write the value like this: // → value', following: 0 }
  let value = first[1] ?? ''
  for (let following = 0; ; following += 1) {
    const expression = parseExpression(value)
    if (expression !== undefined) return { read: { kind: 'value', expression }, following }
    const next = comments[index + following + 1]
    const continues = next?.alone === true && next.line === line + following + 1 && !isClaim(next)
    if (!continues && takesOpen && !first[1]?.trim())
      return { read: { kind: 'value', expression: '' }, following: 0 }
    if (!continues) return { read: `The value after → is not an expression: ${value}`, following: 0 }
    value += ` ${next.text.slice(2).trim()}`
  }
}

/**
 * Reads a text as one expression.
 *
 * @returns the expression without comments around it, or undefined if the text isn't an expression
 */
function parseExpression(text: string): string | undefined {
  // The parentheses turn a block into an object.
  const code = `(${text}\n)`
  const syntax = parse('value.ts', code)
  if (!isWellFormed(syntax)) return undefined
  const [statement, ...others] = getParts(syntax.tree.topNode)
  if (others.length > 0 || statement?.name !== 'ExpressionStatement' || statement.to !== code.length)
    return undefined
  const [inParentheses, ...more] = getParts(statement)
  if (more.length > 0 || inParentheses?.name !== 'ParenthesizedExpression') return undefined
  const [expression, ...rest] = getParts(inParentheses)
  return expression && rest.length === 0 ? code.slice(expression.from, expression.to) : undefined
}

/** Statements by where their expression ends: a semicolon may be on the next line. */
function statementsByEnd(syntax: Syntax): Map<number, Statement> {
  const statements = new Map<number, Statement>()
  for (const statement of getNodes(syntax, 'ExpressionStatement')) {
    const expression = statement.firstChild
    if (expression) statements.set(expression.to, { expression, statement })
  }
  return statements
}

/** The statement that ends right before a comment, on its line. */
function statementBefore(
  { start }: LineComment,
  statements: Statements,
  text: string,
): Statement | undefined {
  return statements.get(text.slice(0, start).replace(/\s*;?\s*$/, '').length)
}

function nothingToCompare(
  { start, alone }: LineComment,
  expected: Claim['expected'],
  statements: Statements,
): string {
  const mark = expected.kind === 'value' ? '// →' : '// throws'
  const subject =
    expected.kind === 'value' ? 'the name or the call whose value it is' : 'the call that throws'
  const around = [...statements.values()].some(
    ({ statement }) => statement.from < start && start < statement.to,
  )
  if (alone && !around) {
    return `Nothing to compare: "${mark}" is on a line of its own. Put it after the statement that it is about.`
  }
  const remedy = around
    ? 'The statement continues below: put the comment after its last line, or begin the next line with a semicolon.'
    : `Write ${subject} as a statement of its own before it, or reword the comment.`
  return `Nothing to compare: "${mark}" doesn't follow an expression statement. ${remedy}`
}

/** A comment from `//` to the end of its line. */
interface LineComment {
  /** Offset of the slashes. */
  start: number
  /** Offset of its end, without spaces. */
  end: number
  /** From 0. */
  line: number
  /** From the slashes to the end of the line. */
  text: string
  /** True if there is nothing else on its line. */
  alone: boolean
}

/** Finds the `//` comments of a file. Slashes in a string, a template or the text of an element don't count. */
function getLineComments(syntax: Syntax): LineComment[] {
  const { text } = syntax
  return getNodes(syntax, 'LineComment').map(({ from, to }) => {
    const comment = text.slice(from, to).trimEnd()
    const lineStart = text.lastIndexOf('\n', from - 1) + 1
    return {
      start: from,
      end: from + comment.length,
      line: text.slice(0, from).split('\n').length - 1,
      text: comment,
      alone: text.slice(lineStart, from).trim() === '',
    }
  })
}
