import { Compartment, StateEffect, StateField, type EditorState, type Extension } from '@codemirror/state'
import { Decoration, EditorView, lineNumbers, type DecorationSet } from '@codemirror/view'

/** A line that a message is about. */
export interface ErrorLine {
  /** Counts from 1. */
  line: number
  text: string
}

const setErrorLines = StateEffect.define<readonly ErrorLine[]>()
const numbers = new Compartment()

/** The marks of a text: lines that run-time and syntax errors are about. */
const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { state, changes, effects }) {
    const mapped = marks.map(changes)
    return effects.reduce(
      (before, effect) => (effect.is(setErrorLines) ? decorate(state, effect.value) : before),
      mapped,
    )
  },
  provide: (self) => EditorView.decorations.from(self),
})

function decorate({ doc }: EditorState, lines: readonly ErrorLine[]): DecorationSet {
  const ranges = lines
    .filter(({ line }) => line >= 1 && line <= doc.lines)
    .map(({ line, text }) =>
      Decoration.line({ class: 'try-fault-line', attributes: { title: text } }).range(doc.line(line).from),
    )
  return Decoration.set(ranges, true)
}

/** Marks the lines of errors. Line numbers come with the first one, because its message names a number. */
export function errorLines(): Extension {
  return [field, numbers.of([])]
}

/** Replaces the marked lines of a text. */
export function withErrorLines(state: EditorState, lines: readonly ErrorLine[]): StateEffect<unknown>[] {
  return [setErrorLines.of(lines), ...(lines.length > 0 ? withNumbers(state) : [])]
}

/** Shows line numbers from now on. */
export function withNumbers(state: EditorState): StateEffect<unknown>[] {
  const isOn = numbers.get(state) !== undefined && !Array.isArray(numbers.get(state))
  return isOn ? [] : [numbers.reconfigure(lineNumbers())]
}
