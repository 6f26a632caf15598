const MARK = 'challenge-mark'

/**
 * Adds the mark of a solved challenge behind what is said about it, or removes it.
 *
 * @param place - an element whose end the mark is
 * @param version - of the challenge in the page
 * @param solved - the versions of the solved challenges, by id
 */
export function mark(
  place: Element | null,
  id: string | undefined,
  version: string | undefined,
  solved: ReadonlyMap<string, string>,
): void {
  place?.querySelector(`.${MARK}`)?.remove()
  const known = solved.get(id ?? '')
  if (known === undefined) return
  const element = document.createElement('span')
  element.className = MARK
  element.textContent = known === version ? ' ✓ Solved' : ' ✓ Solved, and changed since then'
  place?.append(element)
}
