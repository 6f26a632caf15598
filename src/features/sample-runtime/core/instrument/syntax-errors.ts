import type { SyntaxNode } from '@lezer/common'

import { getNodes, getPlace, getText, type Syntax, isWellFormed } from '../claims/syntax'
import type { EarlyError } from '../../protocol/messages'

/** What declares a name at the top of a file. */
const DECLARATIONS = ['VariableDeclaration', 'FunctionDeclaration', 'ClassDeclaration']

/**
 * Mistakes that make an engine refuse a module. They have to be found here, because a file is run as the body of a
 * function, where they are allowed. The messages are those of V8.
 */
export function earlyErrors(syntax: Syntax): EarlyError[] {
  if (!isWellFormed(syntax)) return []
  return [...returnsOutside(syntax), ...redeclaredImports(syntax)].map(({ message, from }) => ({
    message,
    ...getPlace(syntax.text, from),
  }))
}

function returnsOutside(syntax: Syntax): Found[] {
  return getNodes(syntax, 'ReturnStatement')
    .filter((node) => !isInFunction(node))
    .map(({ from }) => ({ message: 'Illegal return statement', from }))
}

function isInFunction(node: SyntaxNode): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (parent.getChild('ParamList')) return true
  }
  return false
}

function redeclaredImports(syntax: Syntax): Found[] {
  const imported = new Set(
    getNodes(syntax, 'ImportDeclaration')
      .flatMap(definitionsIn)
      .map((node) => getText(syntax, node)),
  )
  return getDeclarations(syntax)
    .flatMap(definitionsIn)
    .filter((node) => imported.has(getText(syntax, node)))
    .map((node) => ({
      message: `Identifier '${getText(syntax, node)}' has already been declared`,
      from: node.from,
    }))
}

/** Those at the top of the file, exported or not. */
function getDeclarations(syntax: Syntax): SyntaxNode[] {
  return DECLARATIONS.flatMap((kind) => getNodes(syntax, kind)).filter(({ parent }) => {
    const holder = parent?.name === 'ExportDeclaration' ? parent.parent : parent
    return holder?.parent === null
  })
}

/** The names that a statement defines, without those in functions and values. */
function definitionsIn(node: SyntaxNode): SyntaxNode[] {
  const own = node.getChildren('VariableDefinition')
  const inside = ['ImportGroup', 'ObjectPattern', 'ArrayPattern', 'PatternProperty'].flatMap((kind) =>
    node.getChildren(kind).flatMap(definitionsIn),
  )
  return [...own, ...inside]
}

interface Found {
  message: string
  from: number
}

/**
 * Broken syntax that Sucrase takes and leaves out of its JavaScript, where no engine sees it. The messages are those of
 * TypeScript. Errors of the parser alone aren't used: it doesn't know all of TypeScript.
 */
export function syntaxErrors(syntax: Syntax): EarlyError[] {
  const found = [
    ...wrongTags(syntax),
    ...unescapedTexts(syntax),
    ...wrongNames(syntax),
    ...emptyBranches(syntax),
    ...missingProperties(syntax),
  ]
  return found
    .sort((one, other) => one.from - other.from)
    .map(({ message, from }) => ({ message, ...getPlace(syntax.text, from) }))
}

/** Closing tags of another name than the opening one. */
function wrongTags(syntax: Syntax): Found[] {
  return getNodes(syntax, 'JSXElement').flatMap(({ firstChild: opening, lastChild: closing }) => {
    if (!opening || closing?.name !== 'JSXCloseTag') return []
    const name = tagName(syntax, opening)
    if (name === tagName(syntax, closing)) return []
    const message =
      name === ''
        ? 'Expected corresponding closing tag for JSX fragment.'
        : `Expected corresponding JSX closing tag for '${name}'.`
    return [{ message, from: closing.from }]
  })
}

const TAG_NAMES = ['JSXBuiltin', 'JSXIdentifier', 'JSXMemberExpression', 'JSXNamespacedName']

/** Empty for a fragment. */
function tagName(syntax: Syntax, tag: SyntaxNode): string {
  const name = TAG_NAMES.flatMap((kind) => tag.getChild(kind) ?? [])[0]
  return name ? getText(syntax, name).replaceAll(/\s/g, '') : ''
}

function unescapedTexts(syntax: Syntax): Found[] {
  return getNodes(syntax, 'JSXText').flatMap((node) => {
    // The parser gives the brace behind a comment alone to the text.
    const start = node.from + (node.prevSibling?.lastChild?.type.isError ? 1 : 0)
    const index = syntax.text.slice(start, node.to).search(/[}>]/)
    if (index < 0) return []
    const from = start + index
    const [character, entity] = syntax.text[from] === '}' ? ['}', 'rbrace'] : ['>', 'gt']
    return [{ message: `Unexpected token. Did you mean \`{'${character}'}\` or \`&${entity};\`?`, from }]
  })
}

const COMMENTS = /\/\/.*|\/\*[^]*?\*\//g
const NAME = /^\s*(?:type\s+)?(?:[\p{ID_Start}$_][\p{ID_Continue}$]*|'[^']*'|"[^"]*")/u
const SPECIFIER = new RegExp(`${NAME.source}(?:\\s+as\\s+${NAME.source.slice(1)})?\\s*$`, 'u')

/** Between the braces of an import or export, a comma too many or too few. */
function wrongNames(syntax: Syntax): Found[] {
  return ['ImportGroup', 'ExportGroup'].flatMap((kind) =>
    getNodes(syntax, kind).flatMap(({ from }) => {
      const list = (/\{([^}]*)\}/y.exec(syntax.text.slice(from))?.[1] ?? '').replaceAll(COMMENTS, blank)
      const parts = list.split(',')
      // A comma may come last.
      if (parts.at(-1)?.trim() === '') parts.pop()
      const wrong = parts.findIndex((part) => !SPECIFIER.test(part))
      const part = parts[wrong]
      if (part === undefined) return []
      const start = from + 1 + parts.slice(0, wrong).join(',').length + (wrong > 0 ? 1 : 0)
      const [first] = NAME.exec(part) ?? []
      return first === undefined
        ? [{ message: 'Identifier expected.', from: start + part.length }]
        : [{ message: "',' expected.", from: start + first.length + 1 }]
    }),
  )
}

const BEHIND_PARAMETERS = /^(?:\s|\/\/.*|\/\*[^]*?\*\/)*(?::|=>)/

/** `a ? : b`. Where nothing but parentheses are around it, it looks like the parameters of a function without an arrow. */
function emptyBranches(syntax: Syntax): Found[] {
  const branches = getNodes(syntax, 'ConditionalExpression').flatMap((node) => {
    const missing = node.getChild('LogicOp')?.nextSibling
    return missing?.type.isError && syntax.text[missing.from] === ':' ? [missing.from] : []
  })
  const parameters = getNodes(syntax, 'ArrowFunction').flatMap((node) => {
    const list = node.getChild('ParamList')
    const colon = list?.getChild('Optional')?.nextSibling
    return list && colon && !BEHIND_PARAMETERS.test(syntax.text.slice(list.to)) ? [colon.from] : []
  })
  return [...branches, ...parameters].map((from) => ({ message: 'Expression expected.', from }))
}

const PROPERTY_EXPECTED = {
  ObjectExpression: 'Property assignment expected.',
  ObjectPattern: 'Property destructuring pattern expected.',
}

/** Commas of objects that have nothing before them. Sucrase takes them for names, and complains about what comes next. */
function missingProperties(syntax: Syntax): Found[] {
  return Object.entries(PROPERTY_EXPECTED).flatMap(([kind, message]) =>
    getNodes(syntax, kind).flatMap((node) => {
      const parts = getChildren(node).filter(({ name, type }) => !type.isError && !name.endsWith('Comment'))
      const wrong = parts.find(
        ({ name }, index) => name === ',' && /^[{,]$/.test(parts[index - 1]?.name ?? ''),
      )
      return wrong ? [{ message, from: wrong.from }] : []
    }),
  )
}

function getChildren(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child)
  return children
}

const blank = (comment: string): string => comment.replaceAll(/[^\n]/g, ' ')
