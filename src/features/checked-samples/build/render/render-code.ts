import { Script } from 'node:vm'

import * as codeClasses from '../../../../lib/code-classes'
import type { TokenClass } from '../../../../lib/code-classes'
import type { ReportedError } from '../result'
import { highlight, type Token, escapeHtml, renderTokens } from './highlight'
import type { ShownLine } from '../page/shown-lines'
import { THROWS_COMMENT, VALUE_COMMENT } from '../page/annotations'

/** What is shown of an error's message: so many lines, and so many characters of each. */
const LONGEST_MESSAGE = 3
const LONGEST_LINE = 220

/** Additions to the code. */
export interface Extras {
  /** Highlighted lines: their places among the lines shown, from 1. */
  highlighted: ReadonlySet<number>
  /** Errors to show below their lines, by the line in the text that was read. */
  errors: readonly ReportedError[]
}

/** A line, the class of the whole line (or empty), and the HTML of the errors below it. */
interface Row {
  html: string
  kind: string
  notes: string
}

/**
 * Writes the content of a `<code>`: colored lines, and expected errors below theirs.
 *
 * @param language - see {@link highlight}
 */
export function renderCode(lines: readonly ShownLine[], language: string, extras: Extras): string {
  const tokens = markResults(highlight(lines.map(({ text }) => text).join('\n'), language))
  const rows = lines.map(({ source }, index): Row => {
    const kind = extras.highlighted.has(index + 1) ? codeClasses.highlighted : ''
    const errors = extras.errors.filter(({ line }) => line === source)
    return { html: renderLine(tokens[index] ?? []), kind, notes: errors.map(renderError).join('') }
  })
  return joinRows(rows)
}

/** Makes the line break part of a line that only continues a result, so that copying leaves out the whole line. */
function renderLine(tokens: readonly Token[]): string {
  const [only] = tokens
  if (tokens.length === 1 && only?.kind === codeClasses.result)
    return renderTokens([{ ...only, text: `${only.text}\n` }])
  return `${renderTokens(tokens)}\n`
}

/** Writes an expected error as a note below its line. Only the first lines of the message are shown. */
function renderError({ code, message }: ReportedError): string {
  const lines = message.trimEnd().split(/\s*\n/)
  const shown = lines.slice(0, LONGEST_MESSAGE).map((line) => shorten(line, LONGEST_LINE))
  const text = escapeHtml(shown.join('\n')) + (lines.length > LONGEST_MESSAGE ? ' …' : '')
  return `<span class="${codeClasses.error}"><b>TS${code}:</b> ${text}</span>`
}

function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text
  const space = text.lastIndexOf(' ', longest)
  return `${text.slice(0, space > longest / 2 ? space : longest)} …`
}

/** Joins lines; neighbors with the same class are one element. */
function joinRows(rows: readonly Row[]): string {
  return rows
    .map(({ html, kind, notes }, index) => {
      const [before, after] = [rows[index - 1], rows[index + 1]]
      const opens = kind !== '' && (before?.kind !== kind || before.notes !== '')
      const closes = kind !== '' && (after?.kind !== kind || notes !== '')
      return `${opens ? `<span class="${kind}">` : ''}${html}${closes ? '</span>' : ''}${notes}`
    })
    .join('')
}

/** Gives result and "throws" comments a class of their own, including the white space before them. */
function markResults(lines: readonly Token[][]): Token[][] {
  let open: string | undefined
  return lines.map((line) => {
    const comment = line.at(-1)
    if (comment?.kind !== codeClasses.comment) {
      open = undefined
      return line
    }
    if (open !== undefined && isOnlyComment(line)) {
      open = continueValue(open, comment.text)
      return relabel(line, codeClasses.result)
    }
    const value = VALUE_COMMENT.exec(comment.text)?.[1]
    open = value === undefined || isExpression(value) ? undefined : value
    if (value !== undefined) return relabel(line, codeClasses.result)
    return THROWS_COMMENT.test(comment.text) ? relabel(line, codeClasses.thrown) : line
  })
}

function isOnlyComment(line: readonly Token[]): boolean {
  return line.slice(0, -1).every(({ text }) => text.trim() === '')
}

/** The value so far and the next line of it; undefined once it is complete. */
function continueValue(value: string, comment: string): string | undefined {
  const longer = `${value}\n${comment.replace(/^\/\/ ?/, '')}`
  return isExpression(longer) ? undefined : longer
}

function relabel(line: readonly Token[], kind: TokenClass): Token[] {
  const before = line.slice(0, -1)
  const last = before.pop()
  const [, code = '', space = ''] = /^(.*?)(\s*)$/s.exec(last?.text ?? '') ?? []
  const kept = last && code !== '' ? [{ kind: last.kind, text: code }] : []
  return [...before, ...kept, { kind, text: space + (line.at(-1)?.text ?? '') }]
}

/** Whether a text is a whole expression of JavaScript: compiled and not run, much faster than by TypeScript. */
function isExpression(text: string): boolean {
  try {
    return text.trim() !== '' && new Script(`(${text}\n)`) instanceof Script
  } catch {
    return false
  }
}
