import * as codeClasses from '../../../../lib/code-classes'
import { make } from '../../../../lib/client/elements'

/** A sentence about the code, above it. */
export interface Note {
  element: HTMLElement
  /**
   * Shows and announces a text; an empty one removes the previous text.
   *
   * @param action - a button behind it
   */
  say(text: string, action?: HTMLElement): void
}

/** Makes a note that says nothing yet. */
export function makeNote(): Note {
  const element = make('p', codeClasses.note)
  element.setAttribute('role', 'status')
  const note: Note = {
    element,
    say(text, action) {
      element.hidden = text === ''
      if (action) element.replaceChildren(text, ' ', action)
      else if (element.textContent !== text) element.textContent = text
    },
  }
  note.say('')
  return note
}
