import { edit } from './edit'
import * as codeClasses from '../../../../lib/code-classes'

/** The code of an open editor, which takes the focus. */
const EDITOR = '.try-editor [contenteditable]'

/** True if readers can edit the files of a demo. */
export function canEdit(frame: HTMLElement): boolean {
  return frame.querySelector('[data-sample]') !== null
}

/** Opens the source of a demo with the file of the chosen tab in an editor, and brings it into view with the focus in it. */
export async function editDemo(frame: HTMLElement): Promise<void> {
  const source = frame.querySelector('details')
  if (!source) return
  source.open = true
  const editor = source.querySelector<HTMLElement>(EDITOR)
  const button = source.querySelector<HTMLButtonElement>(`:not([hidden]) > * .${codeClasses.editButton}`)
  if (editor) editor.focus({ preventScroll: true })
  else if (button) await edit(button, true)
  source.scrollIntoView()
}
