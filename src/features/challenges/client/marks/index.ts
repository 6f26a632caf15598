import { onSolved, readSolved } from '../solved'
import { isStarted, onAttempt } from '../started'
import { mark } from './mark'

/** The button that opens a challenge. */
const BUTTON = '.code-edit'

let isFollowing = false

/** Marks the solved and the begun challenges of the page, and keeps the marks up to date. */
export function showMarks(): void {
  if (!isFollowing) {
    onSolved(showNow)
    onAttempt(nameButtons)
  }
  isFollowing = true
  showNow()
}

function showNow(): void {
  nameButtons()
  const solved = readSolved()
  // First comes what is said about it.
  for (const { dataset, firstElementChild } of challenges())
    mark(firstElementChild, dataset.challenge, dataset.version, solved)
  const progress = document.querySelector('.challenge-progress')
  if (!progress) return
  import('./show-list').then(
    ({ showList }) => showList(progress, solved),
    () => undefined,
  )
}

/** A closed attempt looks like the start, so its button says that there is more. */
function nameButtons(): void {
  for (const challenge of challenges()) {
    const button = challenge.querySelector(BUTTON)
    // While it opens, it says so.
    if (!button || button.hasAttribute('aria-busy')) continue
    const text = isStarted(challenge.dataset.challenge ?? '') ? 'Continue' : 'Start'
    if (button.textContent !== text) button.textContent = text
  }
}

const challenges = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>('.challenge')
