import { make } from '../../../../lib/client/elements'
import { mark } from './mark'

/** Marks what is solved in the list of all challenges, and says how far the reader is and where to continue. */
export function showList(solved: ReadonlyMap<string, string>): void {
  const items = [...document.querySelectorAll<HTMLElement>('[data-challenge-item]')]
  for (const item of items)
    mark(item.querySelector('p') ?? item, item.dataset.challengeItem, item.dataset.version, solved)
  const progress = document.querySelector('.challenge-progress')
  if (!progress || items.length === 0) return
  const isSolved = (item: HTMLElement): boolean => solved.has(item.dataset.challengeItem ?? '')
  const count = items.filter(isSolved).length
  const next = nextAfter(lastSolved(items, solved), items, isSolved)
  progress.replaceChildren(`${count} of ${items.length} solved.`, ...linkTo(next, count))
}

/** The place of the challenge that was solved last; -1 if there is none. */
function lastSolved(items: readonly HTMLElement[], solved: ReadonlyMap<string, string>): number {
  const ids = items.map(({ dataset }) => dataset.challengeItem ?? '')
  const inOrder = [...solved.keys()].filter((id) => ids.includes(id))
  return ids.indexOf(inOrder.at(-1) ?? '')
}

/** The first one behind a place that isn't solved; from the beginning if there is none. */
function nextAfter(
  place: number,
  items: readonly HTMLElement[],
  isSolved: (item: HTMLElement) => boolean,
): HTMLElement | undefined {
  return [...items.slice(place + 1), ...items].find((item) => !isSolved(item))
}

function linkTo(item: HTMLElement | undefined, count: number): (Node | string)[] {
  const target = item?.querySelector('a')
  if (!target) return []
  const link = make('a', '', target.textContent)
  link.href = target.getAttribute('href') ?? ''
  return [count === 0 ? ' Start with ' : ' Continue with ', link, '.']
}
