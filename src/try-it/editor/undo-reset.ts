import type { Documents } from './documents'
import { makeButton } from './elements'
import type { LanguageFollower } from './follow-language'
import type { Note } from './notes'
import type { ProjectFile } from './project'

interface Wishes {
  /** As they are now. */
  files: readonly ProjectFile[]
  documents: Documents
  follower: LanguageFollower
  note: Note
  focusCode: () => void
  /** Called when the changes are back. */
  onChange: () => void
}

/**
 * Brings the original texts of all files back, and offers to undo that for all of them: the history of a file knows only its
 * own text, and readers who had edited several would have to look into each.
 *
 * @param canUndo - whether it is offered
 */
export function resetFiles(wishes: Wishes, canUndo: boolean): void {
  const { files, documents, note } = wishes
  const textOf = (name: string): string => documents.stateOf(name).doc.toString()
  const edited = files
    .filter((file) => !file.isAdded && documents.isChanged(file))
    .map(({ name }) => ({ name, text: textOf(name) }))
  const restoreLanguages = wishes.follower.languagesOfNow()
  for (const file of files) documents.reset(file)
  if (!canUndo || edited.length === 0) return

  function undo(): void {
    restoreLanguages()
    for (const { name, text } of edited) {
      documents.change(name, { changes: { from: 0, to: textOf(name).length, insert: text } })
    }
    wishes.onChange()
    wishes.focusCode()
  }

  const what = edited.length === 1 ? 'Your changes are' : `Your changes of ${edited.length} files are`
  note.say(`${what} taken back.`, makeButton('Undo', 'try-place', undo))
}
