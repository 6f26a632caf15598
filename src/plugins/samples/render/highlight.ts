import type { Token as PrismToken } from 'prismjs'

import { Prism } from './prism'

/** A piece of a line; `kind` is its class, empty for what has the color of plain text. */
export interface Token {
  kind: string
  text: string
}

/** Per language of a fence, Prism's grammar of it; `undefined` where there is nothing to color. */
const GRAMMARS: Readonly<Record<string, string | undefined>> = {
  ts: 'typescript',
  tsx: 'tsx',
  js: 'typescript',
  jsx: 'tsx',
  npm: 'bash',
  bash: 'bash',
  json: 'json',
  html: 'markup',
  css: 'css',
  diff: undefined,
  text: undefined,
  '': undefined,
}

/** The languages that a fence may name. */
export const LANGUAGES = Object.keys(GRAMMARS).filter((name) => name !== '')

/** True for a language that {@link highlight} knows; a fence that names none is plain text. */
export function isKnownLanguage(language: string): boolean {
  return Object.hasOwn(GRAMMARS, language)
}

/** The class of Prism's token types. An empty one ends the search: what is inside doesn't look like its parent. */
const KINDS: Readonly<Record<string, string>> = {
  ...entries('k', 'keyword atrule important rule'),
  ...entries('s', 'string attr-value regex url char'),
  ...entries('n', 'number boolean constant entity'),
  ...entries('f', 'function function-variable'),
  ...entries('t', 'class-name maybe-class-name builtin tag decorator'),
  ...entries('p', 'attr-name property selector'),
  ...entries('c', 'comment prolog cdata doctype shebang'),
  ...entries('', 'plain-text punctuation operator interpolation spread script'),
}

function entries(kind: string, types: string): Record<string, string> {
  return Object.fromEntries(types.split(' ').map((type) => [type, kind]))
}

/**
 * Splits code into lines of colored pieces. Neighbors of the same color are one piece, so that the HTML stays small.
 *
 * @param language - one of {@link LANGUAGES}, or empty
 */
export function highlight(code: string, language: string): Token[][] {
  const name = GRAMMARS[language]
  const lines: Token[][] = [[]]
  for (const { kind, text } of name === undefined ? [{ kind: '', text: code }] : tokenize(code, name)) {
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
  // JSX finds its text, in which no word is a keyword, only here.
  Prism.hooks.run('after-tokenize', environment)
  return environment.tokens.flatMap((token) => flatten(token, []))
}

function flatten(token: string | PrismToken, parents: readonly string[]): Token[] {
  if (typeof token === 'string') return [{ kind: kindOf(token, parents), text: token }]
  const types = [...parents, ...(token.alias ? [token.alias].flat() : []), token.type]
  const content = Array.isArray(token.content) ? token.content : [token.content]
  return content.flatMap((part) => flatten(part, types))
}

/** The innermost type that has a class decides. */
function kindOf(text: string, types: readonly string[]): string {
  const type = [...types].reverse().find((name) => name in KINDS)
  if (type === undefined) return ''
  if (types.includes('attr-value') && /^["']$/.test(text)) return 's'
  // A single capital is a type parameter, not a constant.
  if (type === 'constant' && text.length === 1) return 't'
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
