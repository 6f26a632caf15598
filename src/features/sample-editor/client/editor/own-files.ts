import { makeButton } from '../../../../lib/client/elements'
import { isRelative } from '../../../sample-runtime/core/specifiers.mjs'
import { resolveFile } from '../../../sample-runtime/core/resolve'
import { importedNames } from '../../../sample-runtime/protocol/packages'
import { namesOf } from '../../shared/name-error'
import type { Documents } from './documents'
import { makeFileActions, type FileActions } from './file-actions'
import type { Note } from './notes'
import { addedFile, type EditedFile } from './project'

interface OwnFileOptions {
  /** The current files, which change with what the reader does. */
  files: EditedFile[]
  /** The files of the page, in the language that is followed now. */
  originals: () => readonly EditedFile[]
  documents: Documents
  note: Note
  show: (name: string) => void
  /** Called after each change. */
  onChange: () => void
  focusCode: () => void
}

/** Lets readers add files, and rename and delete those that there are, except the last one. */
export function makeOwnFiles(options: OwnFileOptions): FileActions {
  const { files, originals, documents, note, show, onChange, focusCode } = options
  const textOf = (name: string): string => documents.stateOf(name).doc.toString()
  const shownFile = (): EditedFile | undefined => files.find(({ name }) => name === documents.shown())

  function add(file: EditedFile, index = files.length): void {
    documents.add(file)
    files.splice(index, 0, file)
    show(file.name)
  }

  function drop(file: EditedFile, index = files.indexOf(file)): void {
    files.splice(index, 1)
    if (file.name === documents.shown()) show((files[index - 1] ?? files[index])?.name ?? '')
    documents.remove(file.name)
  }

  /** A file with the name of one of the page's is that one. */
  function made(name: string, text: string): EditedFile {
    const original = originals().find((file) => file.name === name)
    return original ? { ...original, initial: text, hidden: [] } : addedFile(name, text)
  }

  /** Says which imports lead nowhere since a file has lost its name. Changing them is left to the reader. */
  function importersOf({ label }: EditedFile): string {
    const names = files.map((file) => file.label)
    const found = files.flatMap((file) =>
      importedNames(textOf(file.name))
        .filter((name) => isRelative(name) && resolveFile(name, file.label, [...names, label]) === label)
        .filter((name) => resolveFile(name, file.label, names) === undefined)
        .map((name) => `“${name}” in ${file.label}`),
    )
    if (found.length === 0) return ''
    return ` ${found.length === 1 ? 'This import leads' : 'These imports lead'} nowhere now: ${found.join(', ')}.`
  }

  function rename(name: string): void {
    const before = shownFile()
    if (!before || name === before.name || name === before.label) return
    const index = files.indexOf(before)
    add(made(name, textOf(before.name)), index)
    drop(before, index + 1)
    onChange()
    note.say(`${before.label} is renamed.${importersOf(before)}`)
  }

  function remove(): void {
    const before = shownFile()
    if (!before || files.length === 1) return
    const index = files.indexOf(before)
    const text = textOf(before.name)
    drop(before)
    onChange()
    const undo = makeButton('Undo', 'try-place', () => {
      add(made(before.name, text), index)
      onChange()
      focusCode()
    })
    note.say(`${before.label} is deleted.${importersOf(before)}`, undo)
    // The pressed button belongs to the file that is gone.
    undo.focus()
  }

  return makeFileActions({
    shown: () => shownFile()?.label ?? '',
    canDelete: () => files.length > 1,
    taken: () => takenBy(files),
    takenByOthers: () => takenBy(files.filter((file) => file !== shownFile())),
    add(name) {
      add(made(name, ''))
      onChange()
      focusCode()
    },
    rename,
    remove,
  })
}

const takenBy = (files: readonly EditedFile[]): string[] =>
  files.flatMap(({ name, isAdded }) => (isAdded ? [name] : namesOf(name)))
