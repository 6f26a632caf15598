import { StateEffect } from '@codemirror/state'
import { Decoration } from '@codemirror/view'

import { decorations } from './decorations'

/** Marks a line, which counts from 1; without one, the mark is taken back. */
export const setDispatchLine = StateEffect.define<number | undefined>()

const look = Decoration.line({ class: 'try-dispatch-line' })

/** Marks the line that dispatched the action which the reader points at. */
export const dispatchLine = decorations(setDispatchLine, (text, line) =>
  line === undefined || line < 1 || line > text.lines ? [] : [look.range(text.line(line).from)],
)
