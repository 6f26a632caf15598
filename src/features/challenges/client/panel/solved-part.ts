import { SITE } from '../../../../config/site'
import { make } from '../../../../lib/client/elements'
import type { ChallengeData } from '../../../sample-runtime/protocol/sample'
import { noteSolved, readSolved } from '../solved'

/** What a reader gets who has solved a challenge. */
export interface SolvedPart {
  element: HTMLElement
  /**
   * Notes that the challenge is solved, and shows what that gives.
   *
   * @param isGiven - whether the code is a solution of the site
   */
  show(isGiven: boolean): void
  /** The code doesn't solve it any more. Beside tests that fail, the explanation would speak of other code. */
  hide(): void
}

const NOT_KEPT =
  'This browser’s storage is blocked or full, so the challenge counts as solved until you close this page.'
const GIVEN =
  'This is a given solution, so the list doesn’t count it as yours. To write one yourself, press Reset above the code.'

/** @param place - the challenge in the page, which has the explanation */
export function makeSolvedPart({ id, version, next }: ChallengeData, place: Element | null): SolvedPart {
  const notes = make('div', '')
  const element = make('div', 'challenge-solved', notes)
  element.hidden = true
  return {
    element,
    show(isGiven) {
      const isKept = noteSolved(id, { version, isGiven })
      const sentences = [
        ...(readSolved().get(id)?.isGiven === true ? [GIVEN] : []),
        ...(isKept ? [] : [NOT_KEPT]),
      ]
      notes.replaceChildren(...sentences.map((sentence) => make('p', '', sentence)))
      element.hidden = false
      if (element.childElementCount === 1)
        element.append(...explanationIn(place), make('p', 'challenge-next', ...nextLink(next)))
    },
    hide() {
      element.hidden = true
    },
  }
}

function explanationIn(place: Element | null): Node[] {
  const copy = place?.querySelector('.challenge-explanation')?.cloneNode(true)
  if (!(copy instanceof Element)) return []
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id')
  return [...copy.childNodes]
}

function nextLink(next: ChallengeData['next']): (Node | string)[] {
  const link = make('a', '', next?.title ?? 'See all challenges')
  link.href = next?.address ?? `${SITE.baseUrl}tutorials/challenges`
  return next ? ['Next: ', link] : ['That was the last challenge. ', link]
}
