import * as codeClasses from '../../../../lib/code-classes'

/** Makes a sentence that readers see and screen readers announce. */
function makeNote(text: string): HTMLElement {
  const note = document.createElement('p')
  note.className = codeClasses.note
  note.setAttribute('role', 'alert')
  note.textContent = text
  return note
}

/** The sentence that was last said above each element. */
const notes = new WeakMap<Element, HTMLElement>()

/** Says something above an element; without a text, what was said before is taken back. */
export function noteAbove(element: Element, text?: string): void {
  notes.get(element)?.remove()
  if (text === undefined) return
  const note = makeNote(text)
  notes.set(element, note)
  element.before(note)
}

/** Says something below the title of the page: it is about an address, of which nothing else is to be seen. */
export function noteOnTop(text: string): void {
  const first = document.querySelector('h1')?.nextElementSibling
  if (first) noteAbove(first, text)
}
