import { Compartment, StateEffect, StateField, type EditorState, type Extension } from '@codemirror/state'
import { Decoration, EditorView, lineNumbers, type DecorationSet } from '@codemirror/view'

/** A line that a message is about. */
export interface FaultLine {
  /** Counts from 1. */
  line: number
  text: string
}

const setFaultLines = StateEffect.define<readonly FaultLine[]>()
const numbers = new Compartment()

/** The marks of a text: lines that run-time and syntax errors are about. */
const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { state, changes, effects }) {
    const mapped = marks.map(changes)
    return effects.reduce(
      (before, effect) => (effect.is(setFaultLines) ? decorate(state, effect.value) : before),
      mapped,
    )
  },
  provide: (self) => EditorView.decorations.from(self),
})

function decorate({ doc }: EditorState, faults: readonly FaultLine[]): DecorationSet {
  const ranges = faults
    .filter(({ line }) => line >= 1 && line <= doc.lines)
    .map(({ line, text }) =>
      Decoration.line({ class: 'try-fault-line', attributes: { title: text } }).range(doc.line(line).from),
    )
  return Decoration.set(ranges, true)
}

/** Marks the lines of errors. Line numbers come with the first one, because its message names a number. */
export function faultLines(): Extension {
  return [field, numbers.of([])]
}

/** Replaces the marked lines of a text. */
export function withFaultLines(state: EditorState, faults: readonly FaultLine[]): StateEffect<unknown>[] {
  return [setFaultLines.of(faults), ...(faults.length > 0 ? withNumbers(state) : [])]
}

/** Shows line numbers from now on. */
export function withNumbers(state: EditorState): StateEffect<unknown>[] {
  const isOn = numbers.get(state) !== undefined && !Array.isArray(numbers.get(state))
  return isOn ? [] : [numbers.reconfigure(lineNumbers())]
}
