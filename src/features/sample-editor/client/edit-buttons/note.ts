import * as codeClasses from '../../../../lib/code-classes'

/** Makes a sentence that readers see and screen readers announce. */
function createNote(text: string): HTMLElement {
  const note = document.createElement('p')
  note.className = codeClasses.note
  note.setAttribute('role', 'alert')
  note.textContent = text
  return note
}

/** The current note above each element. */
const notes = new WeakMap<Element, HTMLElement>()

/** Shows a note above an element, in place of the previous one; without a text, only removes that. */
export function noteAbove(element: Element, text?: string): void {
  notes.get(element)?.remove()
  if (text === undefined) return
  const note = createNote(text)
  notes.set(element, note)
  element.before(note)
}

/** Shows a note below the title of the page. It is about the address, which no other element shows. */
export function noteOnTop(text: string): void {
  const first = document.querySelector('h1')?.nextElementSibling
  if (first) noteAbove(first, text)
}
