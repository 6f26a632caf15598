import type { Documents } from './documents'
import { makeButton } from '../../../../lib/client/elements'
import { makeFileActions, type FileActions } from './file-actions'
import type { Note } from './notes'
import { addedFile, type EditedFile } from './project'

interface OwnFileOptions {
  /** The current files; the reader's own are added to this list and removed from it. */
  files: EditedFile[]
  documents: Documents
  note: Note
  show: (name: string) => void
  /** Called after each change. */
  onChange: () => void
  focusCode: () => void
}

/** Lets readers add files of their own, and rename and delete these. */
export function makeOwnFiles({
  files,
  documents,
  note,
  show,
  onChange,
  focusCode,
}: OwnFileOptions): FileActions {
  const find = (name: string) => files.find((file) => file.name === name)

  function add(file: EditedFile): void {
    documents.add(file)
    files.push(file)
    show(file.name)
    onChange()
  }

  /** @returns the file as it was, with its text */
  function take(name: string): EditedFile | undefined {
    const file = find(name)
    if (!file?.isAdded) return undefined
    const text = documents.stateOf(name).doc.toString()
    files.splice(files.indexOf(file), 1)
    show(files[0]?.name ?? '')
    documents.remove(name)
    return addedFile(name, text)
  }

  return makeFileActions({
    shown: documents.shown,
    isOwn: () => find(documents.shown())?.isAdded === true,
    names: () => files.map(({ name }) => name),
    add(name) {
      add(addedFile(name, ''))
      focusCode()
    },
    rename(name) {
      const before = take(documents.shown())
      if (before) add(addedFile(name, before.initial))
    },
    remove() {
      const removed = take(documents.shown())
      if (!removed) return
      onChange()
      const undo = makeButton('Undo', 'try-place', () => {
        add(removed)
        focusCode()
      })
      note.say(`${removed.label} is deleted.`, undo)
      // The pressed button belongs to the file that is gone.
      undo.focus()
    },
  })
}
