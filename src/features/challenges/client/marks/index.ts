import { onSolved, readSolved } from '../solved'
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
  // First comes what is said about it.
  for (const { dataset, firstElementChild } of document.querySelectorAll<HTMLElement>('.challenge'))
    mark(firstElementChild, dataset.challenge, dataset.version, solved)
  const progress = document.querySelector('.challenge-progress')
  if (!progress) return
  import('./show-list').then(
    ({ showList }) => showList(progress, solved),
    () => undefined,
  )
}
