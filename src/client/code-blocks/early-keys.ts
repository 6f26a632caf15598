/** What a reader types after the press of Edit, while the editor is still loading. */
export interface EarlyKeys {
  /** Ends the record. */
  stop: () => void
  /** The text to insert; `undefined` once the reader has gone elsewhere. */
  text: () => string | undefined
}

/** Records what is typed while the focus is on a button. Nothing else answers these keys: `/` would open the search. */
export function keepEarlyKeys(button: HTMLElement): EarlyKeys {
  const kept: string[] = []
  // Safari doesn't focus a button that is clicked.
  button.focus()

  function onKeyDown(event: KeyboardEvent): void {
    if (event.target !== button || event.ctrlKey || event.metaKey || event.altKey) return
    const { key, repeat } = event
    const isTyped = key.length === 1
    if (!isTyped && key !== 'Enter' && key !== 'Backspace') return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (key === 'Backspace') kept.pop()
    // A key that is held down was pressed to open the editor.
    else if (isTyped || !repeat) kept.push(isTyped ? key : '\n')
  }

  addEventListener('keydown', onKeyDown, true)
  return {
    stop: () => removeEventListener('keydown', onKeyDown, true),
    text: () => (document.activeElement === button ? kept.join('') : undefined),
  }
}
