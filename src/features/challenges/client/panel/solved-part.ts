import { SITE } from '../../../../config/site'
import { make } from '../../../../lib/client/elements'
import type { ChallengeData } from '../../../sample-runtime/protocol/challenge'

/** What a reader gets who has solved a challenge. */
export interface SolvedPart {
  element: HTMLElement
  /**
   * Shows it, and leaves it there: who breaks the code again still knows the explanation.
   *
   * @param note - notes that it is solved; returns whether the browser will know it after the page is closed
   */
  show(note: () => boolean): void
}

const NOT_KEPT =
  'This browser’s storage is blocked or full, so the challenge counts as solved until you close this page.'

/** @param place - the challenge in the page, which has the explanation */
export function makeSolvedPart({ next }: ChallengeData, place: Element | null): SolvedPart {
  const element = make('div', 'challenge-solved')
  element.hidden = true
  return {
    element,
    show(note) {
      if (!element.hidden) return
      element.hidden = false
      element.append(
        ...explanationIn(place),
        ...(note() ? [] : [make('p', '', NOT_KEPT)]),
        make('p', 'challenge-next', ...nextLink(next)),
      )
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
