/** Shorter names fit into a line. */
const LONG = /[A-Za-z]{15,}/g
const BETWEEN_WORDS = /(?<=[a-z])(?=[A-Z])/g

/**
 * Lets a line end between the words of a long name: `Async<wbr>Thunk<wbr>Dispatch<wbr>Config`. What is copied or searched stays
 * the same.
 *
 * @param html - of an entry; names in its tags aren't touched
 */
export function breakNames(html: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<') ? part : part.replace(LONG, (name) => name.replace(BETWEEN_WORDS, '<wbr>')),
    )
    .join('')
}
