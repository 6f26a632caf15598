import type { SyntaxNode } from '@lezer/common'

import { insert, instrument, sorted, type Insertion, type MoreInsertions } from '../claims/instrument'
import { getNodes, parse, getParts, type Syntax, getPlace, getText } from '../claims/syntax'
import type { EarlyError, ImportedValue } from '../../protocol/messages'
import { earlyErrors, syntaxErrors } from './syntax-errors'

const CALL = 'import.meta.sample.guard()'
const LOOPS = new Set(['WhileStatement', 'DoStatement', 'ForStatement'])

/**
 * Finds where code could run forever. The guard is called first in each block, and in each loop and arrow function
 * without a block.
 *
 * @returns the calls of the guard, with what they open, and what closes it, innermost first
 */
function guardsFor({ tree }: Syntax): MoreInsertions {
  const openings: Insertion[] = []
  const closings: Insertion[] = []
  const wrap = ({ from, to }: SyntaxNode, before: string, after: string): void => {
    openings.push({ position: from, text: before })
    closings.push({ position: to, text: after })
  }
  tree.iterate({
    enter: () => undefined,
    leave: ({ node }) => {
      const body = node.lastChild
      if (node.name === 'Block') openings.push({ position: node.from + 1, text: `${CALL};` })
      else if (node.name === 'ArrowFunction' && body && isExpression(body)) wrap(body, `(${CALL},`, ')')
      else if (LOOPS.has(node.name)) guardLoop(node, wrap)
    },
  })
  return { openings, closings }
}

function guardLoop(loop: SyntaxNode, wrap: (node: SyntaxNode, before: string, after: string) => void): void {
  // `do` has its body first.
  const body = loop.name === 'DoStatement' ? loop.firstChild?.nextSibling : loop.lastChild
  if (body && body.name !== 'Block') wrap(body, `{${CALL};`, '}')
}

function isExpression({ name, type }: SyntaxNode): boolean {
  return name !== 'Block' && name !== 'Arrow' && !type.isError
}

/** Notes what is thrown, except for new errors: those know their place. */
function getThrownValues(syntax: Syntax): MoreInsertions {
  const values = getNodes(syntax, 'ThrowStatement')
    .flatMap((statement) => getParts(statement).find(({ name }) => name !== 'throw') ?? [])
    .filter(({ name, type }) => name !== 'NewExpression' && !type.isError)
  return {
    openings: values.map(({ from }) => ({ position: from, text: 'import.meta.sample.thrown((' })),
    closings: values.map(({ to }) => ({ position: to, text: '))' })).reverse(),
  }
}

/** A comment that says what the statement before it gives, or what it throws. Offsets are in the file's text. */
export interface NumberedClaim {
  /** Counts the claims of a task. */
  number: number
  kind: 'value' | 'throws'
  /** Whether nothing is claimed: the value is to be shown. */
  isOpen?: boolean
  /** The comment, from its slashes to the end of its last line. */
  from: number
  to: number
}

/** A file as it is run. */
export interface ReadFile {
  /** In the order of the text. */
  claims: readonly NumberedClaim[]
  /** The code with a call around each claimed statement; all lines stay where they are. */
  code: string
  /** What the file imports, as written. */
  imports: readonly string[]
  /** The names that it imports and uses as values. */
  values: readonly ImportedValue[]
  /** For these, an engine refuses the file. */
  errors: readonly EarlyError[]
  /** Comments that are meant as claims and can't be tested; the line counts from 1. */
  diagnostics: readonly { line: number; message: string }[]
  /** Maps a place in `code` to the text; both count from 1. */
  originalColumn: (line: number, column: number) => number
}

/**
 * Reads a file of a sample.
 *
 * @param name - with its ending
 * @param firstNumber - the number of the file's first claim
 */
export function readClaims(name: string, text: string, firstNumber: number): ReadFile {
  const syntax = parse(name, text)
  const more = insertionsFor(syntax)
  const { code, claims, diagnostics, originalColumn } = instrument(name, text, firstNumber, more, true)
  return {
    claims: claims.map(({ expected, from, to }, index) => ({
      number: firstNumber + index,
      kind: expected.kind,
      ...(expected.kind === 'value' && expected.expression === '' && { isOpen: true }),
      from,
      to,
    })),
    code,
    imports: getImports(syntax),
    values: importedValues(syntax),
    errors: [...syntaxErrors(syntax), ...earlyErrors(syntax)],
    diagnostics: diagnostics.map(({ position, message }) => ({
      line: text.slice(0, position).split('\n').length,
      message,
    })),
    originalColumn: (line, column) => originalColumn(line - 1, column - 1) + 1,
  }
}

/** A file that others import, whose claims are not tested; all lines stay where they are. */
export function readImported(name: string, text: string): Pick<ReadFile, 'code' | 'values' | 'errors'> {
  const syntax = parse(name, text)
  const { openings, closings } = insertionsFor(syntax)
  return {
    code: insert(text, sorted([...closings, ...openings])),
    values: importedValues(syntax),
    errors: [...syntaxErrors(syntax), ...earlyErrors(syntax)],
  }
}

/** The guard ends code that goes on for ever, and says where that was. */
function insertionsFor(syntax: Syntax): MoreInsertions {
  const { openings, closings } = guardsFor(syntax)
  const thrown = getThrownValues(syntax)
  return {
    openings: [...semicolonsFor(syntax), ...thrown.openings, ...openings],
    closings: [...closings, ...thrown.closings],
  }
}

/** What a file imports or exports from, static or dynamic. */
function getImports(syntax: Syntax): string[] {
  const strings = ['ImportDeclaration', 'ExportDeclaration', 'DynamicImport'].flatMap((kind) =>
    getNodes(syntax, kind).flatMap((node) => node.getChild('String') ?? []),
  )
  return [...new Set(strings.map(({ from, to }) => syntax.text.slice(from + 1, to - 1)))]
}

const PATTERNS = new Set(['ArrayPattern', 'ObjectPattern'])

/**
 * The semicolons without which Sucrase's form of `export const { a } = b`, a list or an assignment in parentheses, would
 * continue the line before.
 */
function semicolonsFor(syntax: Syntax): Insertion[] {
  return getNodes(syntax, 'ExportDeclaration')
    .filter((node) => {
      const declaration = node.getChild('VariableDeclaration')
      return declaration !== null && getParts(declaration).some(({ name }) => PATTERNS.has(name))
    })
    .map(({ from }) => ({ position: from, text: ';' }))
}

/**
 * The names that a file imports and uses as values, and those that it hands on. Names that are only used as types don't
 * exist at run time. A misspelled value would be `undefined` there, without an error.
 */
export function importedValues(syntax: Syntax): ImportedValue[] {
  const used = new Set(
    [...getNodes(syntax, 'VariableName'), ...getNodes(syntax, 'JSXIdentifier')]
      .filter((node) => !isImported(node))
      .map((node) => getText(syntax, node)),
  )
  const imported = getNodes(syntax, 'ImportDeclaration').flatMap((declaration) =>
    getValues(syntax, declaration, 'ImportGroup').filter(({ local }) => used.has(local)),
  )
  const exported = getNodes(syntax, 'ExportDeclaration').flatMap((declaration) =>
    getValues(syntax, declaration, 'ExportGroup'),
  )
  return [...imported, ...exported].map(({ from, name, position }) => ({
    from,
    name,
    ...getPlace(syntax.text, position),
  }))
}

/** What a statement takes from another module by name, unless it takes types alone. */
function getValues(syntax: Syntax, declaration: SyntaxNode, group: string): (Specifier & { from: string })[] {
  const source = declaration.getChild('String')
  const names = declaration.getChild(group)
  if (!source || !names || declaration.getChild('type')) return []
  const from = syntax.text.slice(source.from + 1, source.to - 1)
  return getSpecifiers(syntax, names).map((specifier) => ({ ...specifier, from }))
}

interface Specifier {
  name: string
  local: string
  position: number
}

/** `a`, `a as b` and `default as b` between the braces; `type A` isn't one. */
function getSpecifiers(syntax: Syntax, group: SyntaxNode): Specifier[] {
  const { text } = syntax
  const inside = text.slice(group.from + 1, group.to - 1)
  let position = group.from + 1
  return inside.split(',').flatMap((part) => {
    const start = position + (part.length - part.trimStart().length)
    position += part.length + 1
    const [, name, local = name] = /^([\w$]+)(?:\s+as\s+([\w$]+))?$/.exec(part.trim()) ?? []
    return name === undefined || local === undefined ? [] : [{ name, local, position: start }]
  })
}

function isImported(node: SyntaxNode): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (parent.name === 'ImportDeclaration') return true
  }
  return false
}
