/** The entry whose section the reader is in. The platform sets and removes its class while the reader scrolls. */
export const READ = '.table-of-contents__link--active'

/**
 * Calls a function now, and whenever the reader may have come to another section.
 *
 * @param entries - the part of the table of contents that is watched
 * @returns a function that ends this
 */
export function watchReader(entries: HTMLElement, update: () => void): () => void {
  const observer = new MutationObserver(update)
  observer.observe(entries, { subtree: true, attributeFilter: ['class'] })
  update()
  return () => observer.disconnect()
}
