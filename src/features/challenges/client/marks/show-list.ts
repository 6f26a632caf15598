import { make, createButton } from '../../../../lib/client/elements'
import { forgetSolved, type SolvedChallenge } from '../solved'
import { mark } from './mark'

const EMPTIED = 'The list is empty again. Your code is kept.'

/**
 * Marks what is solved in the list of all challenges, and says how far the reader is and where to continue. Behind that comes
 * what empties the list.
 */
export function showList(progress: Element, solved: ReadonlyMap<string, SolvedChallenge>): void {
  const items = [...document.querySelectorAll<HTMLElement>('[data-challenge-item]')]
  for (const item of items) {
    const { challengeItem, version } = item.dataset
    mark(item.querySelector('p'), challengeItem, version, solved)
  }
  const found = items.map(({ dataset }) => solved.get(dataset.challengeItem ?? ''))
  const own = found.filter((one) => one?.isGiven === false).length
  const given = found.filter((one) => one?.isGiven === true).length
  const more = given === 0 ? '' : ` on your own, ${given} with the given solution`
  const next = getNext(
    items,
    found.map((one) => one !== undefined),
  )
  progress.replaceChildren(`${own} of ${items.length} solved${more}.`, ...linkTo(next, own + given))
  showReset(progress, own + given > 0)
}

/** The first one behind the last solved one; from the beginning if there is none. */
function getNext(items: readonly HTMLElement[], areSolved: readonly boolean[]): HTMLElement | undefined {
  const begin = areSolved.indexOf(false, areSolved.lastIndexOf(true) + 1)
  return items[begin < 0 ? areSolved.indexOf(false) : begin]
}

function linkTo(item: HTMLElement | undefined, count: number): (Node | string)[] {
  const link = item?.querySelector('a')?.cloneNode(true)
  return link ? [count === 0 ? ' Start with ' : ' Continue with ', link, '.'] : []
}

/** Offers to empty the list if something is in it. What offers to fill it again stays until that is done or the page is left. */
function showReset(progress: Element, isFilled: boolean): void {
  const reset = progress.parentElement?.querySelector('.challenge-reset') ?? addReset(progress)
  const button = reset.querySelector('button')
  if (button) button.hidden = !isFilled
  if (isFilled) reset.querySelector('[role="status"]')?.replaceChildren()
}

function addReset(progress: Element): HTMLElement {
  const said = make('span', '')
  said.setAttribute('role', 'status')
  const button = createButton('Empty this list', '', () => {
    const bringBack = forgetSolved()
    const undo = createButton('Undo', '', () => {
      bringBack()
      button.hidden = false
      button.focus()
    })
    said.replaceChildren(`${EMPTIED} `, undo)
    undo.focus()
  })
  const reset = make('p', 'challenge-reset', button, said)
  progress.after(reset)
  return reset
}
