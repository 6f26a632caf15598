import type { Documents } from './documents'
import { createButton } from '../../../../lib/client/elements'
import type { LanguageFollower } from './follow-language'
import type { Note } from './notes'
import type { EditedFile } from './project'

interface ResetOptions {
  /** The current files, which become those of the page. */
  files: EditedFile[]
  /** The files of the page, in the language that is followed now. */
  originals: () => readonly EditedFile[]
  documents: Documents
  follower: LanguageFollower
  note: Note
  show: (name: string) => void
  /** Called when the changes are back. */
  onChange: () => void
}

/**
 * Restores the files of the page with their texts, and offers to undo that for all of them at once. The history of each file
 * knows only its own text, so readers who had edited several would have to undo in each.
 *
 * @param isForeign - whether the changes come from a link and the reader has not run them. They are then removed for
 *   good, so that they can't come back and run; the address still has them
 */
export function resetFiles(options: ResetOptions, isForeign: boolean): void {
  const { files, documents } = options
  if (!isForeign) {
    resetWithUndo(options)
    return
  }
  setFiles(options, options.originals())
  for (const file of files) if (documents.isChanged(file)) documents.renew(file)
}

/** Makes these the files that there are. Of those that stay, texts and histories stay as well. */
function setFiles({ files, documents, show }: ResetOptions, next: readonly EditedFile[]): void {
  const before = [...files]
  const kept = next.map((file) => before.find(({ name }) => name === file.name) ?? file)
  for (const file of kept) if (!before.includes(file)) documents.add(file)
  files.splice(0, files.length, ...kept)
  const gone = before.filter((file) => !kept.includes(file))
  if (gone.some(({ name }) => name === documents.shown())) show(kept[0]?.name ?? '')
  for (const { name } of gone) documents.remove(name)
}

function resetWithUndo(options: ResetOptions): void {
  const { files, documents, note } = options
  const getText = (name: string): string => documents.getState(name).doc.toString()
  const before = files.map((file) => ({ ...file, initial: getText(file.name) }))
  const names = new Set(options.originals().map(({ name }) => name))
  const edited = files.filter((file) => documents.isChanged(file) || !names.has(file.name)).length
  const missing = [...names].filter((name) => !files.some((file) => file.name === name)).length
  const restoreLanguages = options.follower.languagesOfNow()
  setFiles(options, options.originals())
  for (const file of files) documents.reset(file)
  if (edited + missing === 0) return

  function undo(): void {
    restoreLanguages()
    setFiles(options, before)
    for (const { name, initial } of before)
      if (getText(name) !== initial)
        documents.change(name, { changes: { from: 0, to: getText(name).length, insert: initial } })
    options.onChange()
    documents.view.focus()
  }

  const count = edited + missing
  const what = count === 1 ? 'Your changes are' : `Your changes of ${count} files are`
  note.say(`${what} taken back.`, createButton('Undo', 'try-place', undo))
}
