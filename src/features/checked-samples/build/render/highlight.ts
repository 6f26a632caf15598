import { createRequire } from 'node:module'
import type { Token as PrismToken, TokenObject } from 'prismjs'
import { Prism } from 'prism-react-renderer'

import * as codeClasses from '../../../../lib/code-classes'
import type { TokenClass } from '../../../../lib/code-classes'
import type { LANGUAGES } from '../page/fence-faults'

const require = createRequire(import.meta.url)

/** Prism's own language files extend a global `Prism`. */
function addLanguage(name: string): void {
  Object.assign(globalThis, { Prism })
  require(`prismjs/components/prism-${name}`)
  Reflect.deleteProperty(globalThis, 'Prism')
}

addLanguage('bash')
// Capitalized names are types or components. Prism has a rule for that in JSX only.
Object.assign(Prism.languages.typescript ?? {}, { 'maybe-class-name': /\b[A-Z]\w*/ })
// Prism's TypeScript takes the name of a property for a keyword: `action.type`.
for (const grammar of [Prism.languages.typescript, Prism.languages.tsx]) {
  if (grammar) grammar.keyword = [grammar.keyword ?? []].flat().map(notOfProperty)
}

/** A rule that doesn't match after a dot, except the three of a spread. */
function notOfProperty(rule: RegExp | TokenObject): RegExp | TokenObject {
  // Those of JavaScript look for the dot themselves.
  if (!(rule instanceof RegExp)) return rule
  return new RegExp(String.raw`(?<!(?<!\.\.)\.\s*)(?:${rule.source})`, rule.flags)
}

/** A piece of a line and its class. */
export interface Token {
  kind: TokenClass
  text: string
}

/** Per language of a fence, Prism's grammar of it; `undefined` where there is nothing to color. */
const GRAMMARS: Readonly<Record<(typeof LANGUAGES)[number] | '', string | undefined>> = {
  ts: 'typescript',
  tsx: 'tsx',
  npm: 'bash',
  bash: 'bash',
  json: 'json',
  html: 'markup',
  text: undefined,
  '': undefined,
}

/** Per token type of Prism, our class. An empty one ends the search: the text inside doesn't look like its parent. */
const KINDS: Readonly<Record<string, TokenClass>> = {
  ...entries(codeClasses.keyword, 'keyword atrule important rule'),
  ...entries(codeClasses.string, 'string attr-value regex url char'),
  ...entries(codeClasses.number, 'number boolean constant entity'),
  ...entries(codeClasses.functionName, 'function function-variable'),
  ...entries(codeClasses.type, 'class-name maybe-class-name builtin tag decorator'),
  ...entries(codeClasses.property, 'attr-name property selector'),
  ...entries(codeClasses.comment, 'comment prolog cdata doctype shebang'),
  ...entries('', 'plain-text punctuation operator interpolation spread script'),
}

function entries(kind: TokenClass, types: string): Record<string, TokenClass> {
  return Object.fromEntries(types.split(' ').map((type) => [type, kind]))
}

/**
 * Splits code into lines of colored pieces. Neighbors of the same color are one piece, so that the HTML stays small.
 *
 * @param language - one of those that a fence may name, or empty
 */
export function highlight(code: string, language: string): Token[][] {
  const name = (GRAMMARS as Readonly<Record<string, string | undefined>>)[language]
  const tokens: Token[] = name === undefined ? [{ kind: '', text: code }] : tokenize(code, name)
  const lines: Token[][] = [[]]
  for (const { kind, text } of tokens) {
    const [first = '', ...rest] = text.split('\n')
    lines.at(-1)?.push({ kind, text: first })
    for (const line of rest) lines.push([{ kind, text: line }])
  }
  return lines.map(mergeNeighbors)
}

function tokenize(code: string, language: string): Token[] {
  const grammar = Prism.languages[language]
  if (!grammar) throw new Error(`Prism has no language "${language}".`)
  const environment = { code, grammar, language, tokens: Prism.tokenize(code, grammar) }
  // Prism's JSX grammar marks the text between tags, which has no keywords, only in this hook.
  Prism.hooks.run('after-tokenize', environment)
  return environment.tokens.flatMap((token) => flatten(token, []))
}

function flatten(token: string | PrismToken, parents: readonly string[]): Token[] {
  if (typeof token === 'string') return [{ kind: getKind(token, parents), text: token }]
  const types = [...parents, ...(token.alias ? [token.alias].flat() : []), token.type]
  const content = Array.isArray(token.content) ? token.content : [token.content]
  return content.flatMap((part) => flatten(part, types))
}

/** The innermost type that has a class decides. */
function getKind(text: string, types: readonly string[]): TokenClass {
  const type = [...types].reverse().find((name) => name in KINDS)
  if (type === undefined) return ''
  if (types.includes('attr-value') && /^["']$/.test(text)) return codeClasses.string
  // A single capital is a type parameter, not a constant.
  if (type === 'constant' && text.length === 1) return codeClasses.type
  return KINDS[type] ?? ''
}

function mergeNeighbors(line: readonly Token[]): Token[] {
  const merged: Token[] = []
  for (const token of line) {
    if (token.text === '') continue
    const [before, last] = [merged.at(-2), merged.at(-1)]
    // White space has no color of its own.
    const blank = last?.text.trim() === '' && last.kind === ''
    if (last?.kind === token.kind) last.text += token.text
    else if (before && blank && before.kind === token.kind) {
      before.text += last.text + token.text
      merged.pop()
    } else merged.push({ kind: token.text.trim() === '' ? '' : token.kind, text: token.text })
  }
  return merged
}

/** Makes text safe between tags and in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Writes a line's pieces; plain ones without a tag. */
export function renderTokens(tokens: readonly Token[]): string {
  return tokens
    .map(({ kind, text }) =>
      kind === '' ? escapeHtml(text) : `<span class="${kind}">${escapeHtml(text)}</span>`,
    )
    .join('')
}
