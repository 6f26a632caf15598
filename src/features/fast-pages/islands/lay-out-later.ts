/**
 * Paints the beginning of a new page before the browser lays out the part below the fold: on a slow phone, that layout
 * takes longer than everything else after a click. Skipped for links to a heading, whose position depends on the layout.
 *
 * @param part - a part that was just filled and isn't painted yet
 */
export function layOutLater(part: Element): void {
  if (location.hash !== '') return
  // While it has the attribute, content that is out of view is not laid out: src/css/article.css.
  part.setAttribute('data-arriving', '')
  // The callback runs before the frame is painted; the timeout after it.
  requestAnimationFrame(() => setTimeout(() => part.removeAttribute('data-arriving')))
}
