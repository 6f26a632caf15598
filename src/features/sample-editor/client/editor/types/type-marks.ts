import { StateEffect, StateField, type Extension } from '@codemirror/state'
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view'

import type { TypeDiagnostic } from '../../types/messages'

const setDiagnostics = StateEffect.define<readonly TypeDiagnostic[]>()

/** Replaces the type errors that are marked in a text. */
export const withDiagnostics = (diagnostics: readonly TypeDiagnostic[]): StateEffect<unknown> =>
  setDiagnostics.of(diagnostics)

const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, newDoc }) {
    const mapped = marks.map(changes)
    return effects.reduce(
      (before, effect) => (effect.is(setDiagnostics) ? decorate(effect.value, newDoc.length) : before),
      mapped,
    )
  },
  provide: (self) => EditorView.decorations.from(self),
})

function decorate(diagnostics: readonly TypeDiagnostic[], length: number): DecorationSet {
  const ranges = diagnostics.flatMap(({ from, to, text }) => {
    // If something is missing at the end of a text, only what comes before it can be underlined.
    const start = Math.min(from, length - 1)
    const end = Math.min(Math.max(to, start + 1), length)
    return start < 0
      ? []
      : Decoration.mark({ class: 'try-type-fault', attributes: { title: text } }).range(start, end)
  })
  return Decoration.set(ranges, true)
}

/** Underlines type errors. */
export function typeMarks(): Extension {
  return field
}
