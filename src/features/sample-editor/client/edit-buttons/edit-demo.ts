import { edit } from './edit'

/** True if readers can edit the files of a demo. */
export function canEdit(frame: HTMLElement): boolean {
  return blockIn(frame) !== null
}

/**
 * Opens a demo in an editor, which takes the demo's place in the page and brings the code into view with the focus in it.
 *
 * @param button - the pressed one, which says that it is busy meanwhile
 */
export async function editDemo(frame: HTMLElement, button: HTMLButtonElement): Promise<void> {
  await edit(button, { block: blockIn(frame), isByReader: true })
  frame.querySelector('.try-editor .try-block')?.scrollIntoView()
}

/** Opens a demo in an editor in its place, which runs it anew with the inspector of its store below it, in view. */
export async function showStoreOfDemo(frame: HTMLElement, button: HTMLButtonElement): Promise<void> {
  await edit(button, { block: blockIn(frame), showsStore: true })
}

/** Any of its code blocks: they are edited together. */
function blockIn(frame: HTMLElement): HTMLElement | null {
  return frame.querySelector('[data-sample]')
}
