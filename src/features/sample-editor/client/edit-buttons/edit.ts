import * as codeClasses from '../../../../lib/code-classes'
import { onceUnlessFailed } from '../../../../lib/client/once-unless-failed'
import { mayFetchAhead } from '../../../../lib/client/connection'
import { noteAbove, noteOnTop } from './note'
import { readOpenSamples } from './open-samples'

/** What a reader types after the press of Edit, while the editor is still loading. */
interface EarlyKeys {
  /** Whether the reader is still there, and expects the focus in the editor. */
  hasFocus: () => boolean
  /** Takes what was typed. */
  take: () => string
  /** Ends the collection. What wasn't taken is kept for the next press. */
  stop: () => void
}

/** What was typed for editors that failed to load, by their buttons. */
const kept = new WeakMap<HTMLElement, string>()

/**
 * Moves the focus into an invisible field. It accepts everything that the editor would, including pasted and composed
 * text, and the shortcuts of the page ignore what is typed there.
 */
function keepEarlyKeys(button: HTMLElement): EarlyKeys {
  const field = document.createElement('textarea')
  field.className = 'visually-hidden'
  field.setAttribute('aria-label', 'Code, while the editor is loading')
  field.value = kept.get(button) ?? ''
  button.after(field)
  field.focus({ preventScroll: true })
  const hasFocus = () => document.activeElement === field
  return {
    hasFocus,
    take() {
      const typed = field.value
      field.value = ''
      return typed
    },
    stop() {
      kept.set(button, field.value)
      if (hasFocus()) button.focus()
      field.remove()
    },
  }
}

/** The button that opens the editor of a block. */
export const EDIT_BUTTON = `.${codeClasses.editButton}`

const NOT_LOADED = 'The editor could not be loaded. Check your connection and try again.'
const loadEditor = onceUnlessFailed(() => import('../blocks'))
let isLoaded = false

interface HowToEdit {
  /** Its code block; as a rule, the button is in it. */
  block?: HTMLElement | null
  /** Whether the reader has pressed the button, and expects the focus in the editor. */
  isByReader?: boolean
  /** Whether the inspector of stores is opened, too. */
  showsStore?: boolean
}

/** Opens the editor of a block, and loads its code before. What the reader types meanwhile is inserted. */
export async function edit(
  button: HTMLButtonElement,
  { block = getBlock(button), isByReader = false, showsStore = false }: HowToEdit,
): Promise<void> {
  if (!block || button.hasAttribute('aria-busy')) return
  const endWaiting = showWaiting(button)
  const keys = isByReader ? keepEarlyKeys(button) : undefined
  try {
    const { openBlock } = await loadEditor()
    isLoaded = true
    const editor = await openBlock(block)
    noteAbove(block)
    if (showsStore) editor?.showStore()
    if (keys) editor?.insert(keys.take())
    if (keys?.hasFocus()) editor?.focus()
  } catch (error) {
    console.warn(error)
    noteAbove(block, NOT_LOADED)
  } finally {
    keys?.stop()
    endWaiting()
  }
}

/** Marks a button as busy, and returns a function that removes the mark. */
function showWaiting(button: HTMLButtonElement): () => void {
  const { textContent } = button
  button.setAttribute('aria-busy', 'true')
  button.textContent = 'Opening…'
  return () => {
    button.removeAttribute('aria-busy')
    button.textContent = textContent
  }
}

/** Loads what an editor needs when a reader points at the button or focuses it, unless the connection is costly. */
export function editAhead(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest(EDIT_BUTTON) : null
  const block = button && getBlock(button)
  if (!block || !mayFetchAhead()) return
  // Pressing the button tries again and reports a failure.
  loadEditor().then(
    ({ prepareBlock }) => prepareBlock(block),
    () => undefined,
  )
}

/**
 * Opens the block that the address names, with the edits that it brings, and those that were open when the reader left the
 * page; closes editors of a page that is gone.
 */
export function followAddress(): void {
  // Some programs percent-encode what they pass on.
  const isShared = /^#try(?:=|%3D)/i.test(location.hash)
  const wasOpen = readOpenSamples(location.pathname).length > 0
  if (!isShared && !wasOpen && !isLoaded) return
  loadEditor()
    .then(({ closeGone, openRequested }) => {
      isLoaded = true
      closeGone()
      return openRequested(location.hash)
    })
    .catch((error: unknown) => {
      console.warn(error)
      noteOnTop(NOT_LOADED)
    })
}

function getBlock(button: Element): HTMLElement | null {
  return button.closest<HTMLElement>('[data-sample]')
}
