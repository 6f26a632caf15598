import { Compartment, StateEffect, type EditorState, type Extension } from '@codemirror/state'
import { Decoration, lineNumbers } from '@codemirror/view'

import { decorations } from './decorations'

/** A line that a message is about. */
export interface ErrorLine {
  /** Counts from 1. */
  line: number
  text: string
}

const setErrorLines = StateEffect.define<readonly ErrorLine[]>()
const numbers = new Compartment()

/** Marks the lines of errors. Line numbers come with the first one, because its message names a number. */
export const errorLines: Extension = [
  decorations(setErrorLines, (doc, lines) =>
    lines
      .filter(({ line }) => line >= 1 && line <= doc.lines)
      .map(({ line, text }) =>
        Decoration.line({ class: 'try-fault-line', attributes: { title: text } }).range(doc.line(line).from),
      ),
  ),
  numbers.of([]),
]

/** Replaces the marked lines of a text: those that run-time and syntax errors are about. */
export function withErrorLines(state: EditorState, lines: readonly ErrorLine[]): StateEffect<unknown>[] {
  return [setErrorLines.of(lines), ...(lines.length > 0 ? withNumbers(state) : [])]
}

/** Shows line numbers from now on. */
export function withNumbers(state: EditorState): StateEffect<unknown>[] {
  const isOn = numbers.get(state) !== undefined && !Array.isArray(numbers.get(state))
  return isOn ? [] : [numbers.reconfigure(lineNumbers())]
}
