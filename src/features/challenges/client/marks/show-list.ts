import { mark } from './mark'

/** Marks what is solved in the list of all challenges, and says how far the reader is and where to continue. */
export function showList(progress: Element, solved: ReadonlyMap<string, string>): void {
  const items = [...document.querySelectorAll<HTMLElement>('[data-challenge-item]')]
  for (const item of items) {
    const { challengeItem, version } = item.dataset
    mark(item.querySelector('p'), challengeItem, version, solved)
  }
  const areSolved = items.map(({ dataset }) => solved.has(dataset.challengeItem ?? ''))
  const count = areSolved.filter(Boolean).length
  progress.replaceChildren(`${count} of ${items.length} solved.`, ...linkTo(nextOf(items, areSolved), count))
}

/** The first one behind the last solved one; from the beginning if there is none. */
function nextOf(items: readonly HTMLElement[], areSolved: readonly boolean[]): HTMLElement | undefined {
  const begin = areSolved.indexOf(false, areSolved.lastIndexOf(true) + 1)
  return items[begin < 0 ? areSolved.indexOf(false) : begin]
}

function linkTo(item: HTMLElement | undefined, count: number): (Node | string)[] {
  const link = item?.querySelector('a')?.cloneNode(true)
  return link ? [count === 0 ? ' Start with ' : ' Continue with ', link, '.'] : []
}
