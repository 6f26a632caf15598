/**
 * Shows the beginning of a page that the reader goes to before the rest of it is laid out, which takes a slow phone
 * longer than all else that a click asks for. Not where the rest is asked for: a link to a heading needs its place.
 *
 * @param part - just filled, in a document that is not painted yet
 */
export function layOutLater(part: Element): void {
  if (location.hash !== '') return
  // While it has the attribute, what is out of view in it is not laid out: src/css/article.css.
  part.setAttribute('data-arriving', '')
  // The callback comes before the frame is painted, and a task of its own after it.
  requestAnimationFrame(() => setTimeout(() => part.removeAttribute('data-arriving')))
}
