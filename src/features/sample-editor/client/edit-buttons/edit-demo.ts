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
  const button = editButtonIn(source)
  if (editor) editor.focus({ preventScroll: true })
  else if (button) await edit(button, { isByReader: true })
  source.scrollIntoView()
}

/** Opens the source of a demo in an editor, which runs the demo anew with the inspector of its store below it. */
export async function showStoreOfDemo(frame: HTMLElement): Promise<void> {
  const source = frame.querySelector('details')
  const button = source && editButtonIn(source)
  if (!source || !button) return
  source.open = true
  await edit(button, { showsStore: true })
  const store = source.querySelector<HTMLElement>('.try-store')
  store?.querySelector('button')?.focus({ preventScroll: true })
  store?.scrollIntoView({ block: 'start' })
}

function editButtonIn(source: HTMLElement): HTMLButtonElement | null {
  return source.querySelector(`:not([hidden]) > * .${codeClasses.editButton}`)
}
