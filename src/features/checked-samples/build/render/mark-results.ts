import { Script } from 'node:vm'

import * as codeClasses from '../../../../lib/code-classes'
import type { TokenClass } from '../../../../lib/code-classes'
import { THROWS_COMMENT, VALUE_COMMENT } from '../page/annotations'
import type { Token } from './highlight'

/** Gives result and "throws" comments a class of their own, including the white space before them. */
export function markResults(lines: readonly Token[][]): Token[][] {
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
