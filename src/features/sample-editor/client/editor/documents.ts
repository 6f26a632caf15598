import { isolateHistory } from '@codemirror/commands'
import { EditorSelection, EditorState, type TransactionSpec } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { EditedFile } from './project'
import type { ExtensionsOf } from './extensions'
import { make } from '../../../../lib/client/elements'

/** The texts of all files, of which one is in view. Each has its own history. */
export interface Documents {
  view: EditorView
  /** The name of the file in view. */
  shown: () => string
  show(name: string): void
  /** @throws Error if there is no such file */
  getState(name: string): EditorState
  /** Changes a file, whether it is in view or not. */
  change(name: string, spec: TransactionSpec): void
  /** Puts the cursor at a place in the visible file. Lines and columns count from 1, and are limited to the text. */
  goTo(line: number, column: number): void
  /** Replaces a text. Undo brings it back in a single step, whatever was typed before. */
  replace(name: string, text: string): void
  /** Restores the original text. Undo brings the edits back. */
  reset(file: EditedFile): void
  /** Restores the original text and clears the history. */
  renew(file: EditedFile): void
  /** Whether it differs from the page. Files that the reader has added always do. */
  isChanged: (file: EditedFile) => boolean
  /** Adds a file, or one that was removed. */
  add(file: EditedFile): void
  /** Removes a file that isn't in view. */
  remove(name: string): void
}

/**
 * Opens the files of a project, with the first one in view.
 *
 * @param parent - where the text appears
 * @param getExtensions - what a file is edited with
 */
export function openDocuments(
  files: readonly EditedFile[],
  parent: HTMLElement,
  getExtensions: ExtensionsOf,
): Documents {
  const states = new Map(
    files.map((file) => [
      file.name,
      EditorState.create({ doc: file.initial, extensions: getExtensions(file) }),
    ]),
  )
  let shown = files[0]?.name ?? ''
  const first = states.get(shown)
  const view = new EditorView({ parent, ...(first && { state: first }) })

  function getState(name: string): EditorState {
    const state = name === shown ? view.state : states.get(name)
    if (!state) throw new Error(`There is no file "${name}".`)
    return state
  }

  function show(name: string): void {
    if (name === shown) return
    const next = getState(name)
    states.set(shown, view.state)
    shown = name
    view.setState(next)
  }

  function change(name: string, spec: TransactionSpec): void {
    if (name === shown) view.dispatch(spec)
    else states.set(name, getState(name).update(spec).state)
  }

  function goTo(line: number, column: number): void {
    const { doc } = view.state
    const found = doc.line(Math.max(1, Math.min(Math.trunc(line) || 1, doc.lines)))
    const position = Math.min(found.from + Math.max(0, Math.trunc(column) - 1 || 0), found.to)
    view.dispatch({ selection: EditorSelection.cursor(position), scrollIntoView: true })
    view.focus()
  }

  function isChanged({ name, original, isAdded }: EditedFile): boolean {
    return isAdded || getState(name).doc.toString() !== original
  }

  function replace(name: string, text: string): void {
    const changes = { from: 0, to: getState(name).doc.length, insert: text }
    change(name, { changes, annotations: isolateHistory.of('full') })
  }

  function reset(file: EditedFile): void {
    if (!file.isAdded && isChanged(file)) replace(file.name, file.original)
  }

  function renew(file: EditedFile): void {
    const state = EditorState.create({ doc: file.original, extensions: getExtensions(file) })
    if (file.name === shown) view.setState(state)
    else states.set(file.name, state)
  }

  const add = (file: EditedFile): void =>
    void states.set(file.name, EditorState.create({ doc: file.initial, extensions: getExtensions(file) }))
  const remove = (name: string): void => void states.delete(name)

  return {
    view,
    shown: () => shown,
    show,
    getState,
    change,
    goTo,
    replace,
    reset,
    renew,
    isChanged,
    add,
    remove,
  }
}

/** Counts editors: they need ids of their own. */
let count = 0

/** Makes the element around the code, and the text that says how to leave it. */
export function createCodePanel(): { panel: HTMLElement; hint: HTMLElement } {
  count += 1
  const panel = make('div', 'try-code')
  panel.id = `try-code-${count}`
  const hint = make('span', 'try-hint', 'Escape, then Tab, leaves the editor.')
  hint.id = `try-hint-${count}`
  return { panel, hint }
}
