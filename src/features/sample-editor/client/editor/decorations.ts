import {
  StateField,
  type Extension,
  type Range,
  type StateEffectType,
  type Text,
  StateEffect,
  Compartment,
  type EditorState,
} from '@codemirror/state'
import { Decoration, EditorView, type DecorationSet, lineNumbers } from '@codemirror/view'
import type { TypeDiagnostic } from '../types/messages'

/**
 * Makes decorations that an effect replaces; until then, they move with the text.
 *
 * @param decorate - makes those for the value of an effect
 */
function decorations<Value>(
  effect: StateEffectType<Value>,
  decorate: (text: Text, value: Value) => readonly Range<Decoration>[],
): Extension {
  return StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update: (before, { newDoc, changes, effects }) =>
      effects.reduce(
        (set, one) => (one.is(effect) ? Decoration.set([...decorate(newDoc, one.value)], true) : set),
        before.map(changes),
      ),
    provide: (field) => EditorView.decorations.from(field),
  })
}

/** Marks a line, which counts from 1; without one, the mark is taken back. */
export const setDispatchLine = StateEffect.define<number | undefined>()

const look = Decoration.line({ class: 'try-dispatch-line' })

/** Marks the line that dispatched the action which the reader points at. */
export const dispatchLine = decorations(setDispatchLine, (text, line) =>
  line === undefined || line < 1 || line > text.lines ? [] : [look.range(text.line(line).from)],
)

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

/** Replaces the type errors that are marked in a text. */
export const setDiagnostics = StateEffect.define<readonly TypeDiagnostic[]>()

/** Underlines type errors. */
export const typeMarks = decorations(setDiagnostics, underline)

function underline({ length }: Text, diagnostics: readonly TypeDiagnostic[]): Range<Decoration>[] {
  return diagnostics.flatMap(({ from, to, text }) => {
    // If something is missing at the end of a text, only what comes before it can be underlined.
    const start = Math.min(from, length - 1)
    const end = Math.min(Math.max(to, start + 1), length)
    return start < 0
      ? []
      : Decoration.mark({ class: 'try-type-fault', attributes: { title: text } }).range(start, end)
  })
}
