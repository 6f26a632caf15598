import { StateEffect, type Range, type Text } from '@codemirror/state'
import { Decoration } from '@codemirror/view'

import type { TypeDiagnostic } from '../../types/messages'
import { decorations } from '../decorations'

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
