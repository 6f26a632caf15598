import { history, historyKeymap, indentWithTab, standardKeymap, toggleComment } from '@codemirror/commands'
import { indentOnInput } from '@codemirror/language'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'

import { belowHeader } from './below-header'
import { colors } from './colors'
import { languageOf } from './language'
import { hiddenLines } from './hidden-lines'
import { dispatchLine } from './dispatch-line'
import { errorLines } from './error-lines'
import { find } from './find'
import { marks } from './marks'
import type { EditedFile } from './project'
import { typeMarks } from './types/type-marks'

/** Makes the extensions of a file. */
export type ExtensionsOf = (file: EditedFile) => Extension

interface ExtensionOptions {
  /** The id of the text that says how to leave the editor. */
  hint: string
  /** Called after each change of the text in view. */
  onChange: () => void
  /** Called when the reader asks for a run by keyboard. */
  onRun: () => void
}

/** What every file is edited with. A small set: each further one is loaded by every reader who presses Edit. */
export function extensionsFor({ hint, onChange, onRun }: ExtensionOptions): ExtensionsOf {
  const run = () => {
    onRun()
    return true
  }
  return ({ name, label, hidden, access }) => [
    keymap.of([
      { key: 'Mod-Enter', run },
      { key: 'Mod-/', run: toggleComment },
      indentWithTab,
      ...historyKeymap,
      ...standardKeymap,
    ]),
    find(),
    history(),
    indentOnInput(),
    EditorState.tabSize.of(2),
    EditorState.readOnly.of(access !== 'write'),
    languageOf(name),
    colors,
    belowHeader,
    marks,
    typeMarks,
    errorLines,
    dispatchLine,
    hiddenLines(hidden),
    EditorView.contentAttributes.of({
      tabindex: '0',
      'aria-label': `Code of ${label}`,
      'aria-describedby': hint,
    }),
    EditorView.updateListener.of(({ docChanged, view }) => {
      // Half of a word that is still being composed is no code.
      if (docChanged && !view.composing) onChange()
    }),
    EditorView.domEventHandlers({ compositionend: () => void setTimeout(onChange) }),
  ]
}
