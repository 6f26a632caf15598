/** What a reader types after the press of Edit, while the editor is still loading. */
export interface EarlyKeys {
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
export function keepEarlyKeys(button: HTMLElement): EarlyKeys {
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
