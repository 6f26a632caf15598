import * as codeClasses from '../../shared/code-classes'
import { onceUnlessFailed } from '../once-unless-failed'
import { isCostlyConnection } from '../prefetch/connection'
import { announce } from './announce'
import { keepEarlyKeys } from './early-keys'

/** The button that opens the editor of a block. */
export const EDIT_BUTTON = `.${codeClasses.editButton}`

const NOT_LOADED = 'The editor could not be loaded. Check your connection and try again.'
const loadEditor = onceUnlessFailed(() => import('../../try-it/open-block'))
let isLoaded = false

/**
 * Opens the editor of a block, and loads its code before. What the reader types meanwhile is inserted.
 *
 * @param isByReader - whether the reader has pressed the button, and expects the focus in the editor
 */
export async function edit(button: HTMLButtonElement, isByReader: boolean): Promise<void> {
  const block = blockOf(button)
  if (!block || button.hasAttribute('aria-busy')) return
  button.setAttribute('aria-busy', 'true')
  const keys = isByReader ? keepEarlyKeys(button) : undefined
  try {
    const { openBlock } = await loadEditor()
    isLoaded = true
    const editor = await openBlock(block)
    if (keys) editor?.insert(keys.take())
    if (keys?.hasFocus()) editor?.focus()
  } catch (error) {
    console.warn(error)
    announce(NOT_LOADED)
    button.dataset.state = 'failed'
  } finally {
    keys?.stop()
    button.removeAttribute('aria-busy')
  }
}

/** Loads what an editor needs when a reader points at the button or focuses it, unless the connection is costly. */
export function editAhead(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest(EDIT_BUTTON) : null
  const block = button && blockOf(button)
  if (!block || isCostlyConnection()) return
  // What fails now is tried again, and told, when the button is pressed.
  loadEditor().then(
    ({ prepareBlock }) => prepareBlock(block),
    () => undefined,
  )
}

/** Opens the block that the address names, with the edits that it brings; closes editors of a page that is gone. */
export function followAddress(): void {
  const isShared = location.hash.startsWith('#try=')
  if (!isShared && !isLoaded) return
  loadEditor().then(
    ({ closeGone, openShared }) => {
      isLoaded = true
      closeGone()
      if (isShared) void openShared(location.hash)
    },
    () => announce(NOT_LOADED),
  )
}

function blockOf(button: Element): HTMLElement | null {
  return button.closest<HTMLElement>('[data-sample]')
}
