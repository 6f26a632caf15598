import type { SolvedChallenge } from '../solved'

const MARK = 'challenge-mark'

/**
 * Adds the mark of a solved challenge behind what is said about it, or removes it.
 *
 * @param place - an element whose end the mark is
 * @param version - of the challenge in the page
 * @param solved - the solved challenges, by id
 */
export function mark(
  place: Element | null,
  id: string | undefined,
  version: string | undefined,
  solved: ReadonlyMap<string, SolvedChallenge>,
): void {
  place?.querySelector(`.${MARK}`)?.remove()
  const known = solved.get(id ?? '')
  if (known === undefined) return
  const element = document.createElement('span')
  element.className = MARK
  const how = known.isGiven ? ' · Given solution used' : ' ✓ Solved'
  element.textContent = known.version === version ? how : `${how}, and changed since then`
  element.toggleAttribute('data-given', known.isGiven)
  place?.append(element)
}
