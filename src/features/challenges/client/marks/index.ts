import { onSolved, readSolved } from '../solved'
import { showList } from './show-list'
import { mark } from './mark'

let isFollowing = false

/** Marks the solved challenges of the page, and keeps the marks up to date. */
export function showMarks(): void {
  if (!isFollowing) onSolved(showNow)
  isFollowing = true
  showNow()
}

function showNow(): void {
  const solved = readSolved()
  for (const challenge of document.querySelectorAll<HTMLElement>('.challenge[data-challenge]'))
    mark(
      challenge.querySelector('.challenge-about'),
      challenge.dataset.challenge,
      challenge.dataset.version,
      solved,
    )
  showList(solved)
}
