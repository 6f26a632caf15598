import { StateEffect, StateField, type EditorState, type Extension } from '@codemirror/state'
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view'

const setLine = StateEffect.define<number | undefined>()

const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { state, changes, effects }) {
    return effects.reduce(
      (before, effect) => (effect.is(setLine) ? decorate(state, effect.value) : before),
      marks.map(changes),
    )
  },
  provide: (self) => EditorView.decorations.from(self),
})

function decorate({ doc }: EditorState, line: number | undefined): DecorationSet {
  if (line === undefined || line < 1 || line > doc.lines) return Decoration.none
  return Decoration.set(Decoration.line({ class: 'try-dispatch-line' }).range(doc.line(line).from))
}

/** Marks the line that dispatched the action which the reader points at. */
export const dispatchLine = (): Extension => field

/** @param line - counts from 1; without it, the mark is taken back */
export const withDispatchLine = (line?: number): StateEffect<unknown> => setLine.of(line)
