import type { Documents } from './documents'
import { makeButton } from '../../../../lib/client/elements'
import type { LanguageFollower } from './follow-language'
import type { Note } from './notes'
import type { EditedFile } from './project'

interface ResetOptions {
  /** The current files. Those that a link has added are removed from the list. */
  files: EditedFile[]
  documents: Documents
  follower: LanguageFollower
  note: Note
  focusCode: () => void
  show: (name: string) => void
  /** Called when the changes are back. */
  onChange: () => void
}

/**
 * Restores the original texts of all files, and offers to undo that for all of them at once. The history of each file
 * knows only its own text, so readers who had edited several would have to undo in each.
 *
 * @param isForeign - whether the changes come from a link and the reader has not run them. They are then removed for
 *   good, so that they can't come back and run; the address still has them
 */
export function resetFiles(options: ResetOptions, isForeign: boolean): void {
  if (isForeign) forgetChanges(options)
  else resetWithUndo(options)
}

function forgetChanges({ files, documents, show }: ResetOptions): void {
  const added = files.filter(({ isAdded }) => isAdded)
  const left = files.filter(({ isAdded }) => !isAdded)
  files.splice(0, files.length, ...left)
  if (added.some(({ name }) => name === documents.shown())) show(left[0]?.name ?? '')
  for (const { name } of added) documents.remove(name)
  for (const file of left) if (documents.isChanged(file)) documents.renew(file)
}

function resetWithUndo(options: ResetOptions): void {
  const { files, documents, note } = options
  const textOf = (name: string): string => documents.stateOf(name).doc.toString()
  const edited = files
    .filter((file) => !file.isAdded && documents.isChanged(file))
    .map(({ name }) => ({ name, text: textOf(name) }))
  const restoreLanguages = options.follower.languagesOfNow()
  for (const file of files) documents.reset(file)
  if (edited.length === 0) return

  function undo(): void {
    restoreLanguages()
    for (const { name, text } of edited) {
      documents.change(name, { changes: { from: 0, to: textOf(name).length, insert: text } })
    }
    options.onChange()
    options.focusCode()
  }

  const what = edited.length === 1 ? 'Your changes are' : `Your changes of ${edited.length} files are`
  note.say(`${what} taken back.`, makeButton('Undo', 'try-place', undo))
}
