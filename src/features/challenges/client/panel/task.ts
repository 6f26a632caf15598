import { make } from '../../../../lib/client/elements'

/** What an editor that covers the page would hide of it. */
const HIDDEN = '.challenge-task > *, .challenge-hint'

/**
 * Makes a copy of the task and its hints, which is in sight only while the editor covers the page.
 *
 * @param place - the challenge in the page
 */
export function makeTask(place: Element | null): HTMLElement {
  const task = make('details', 'challenge-copy', make('summary', '', 'Task and hints'))
  task.open = true
  for (const part of place?.querySelectorAll(HIDDEN) ?? []) {
    const copy = part.cloneNode(true) as Element
    for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id')
    task.append(copy)
  }
  return task
}
