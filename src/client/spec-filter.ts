/** The fields above long lists of options and members, which leave only the rows with what a reader types. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'

import { idOfHash } from './hash-id'

const FILTER = '[data-spec-filter]'

function inputIn(target: EventTarget | null): HTMLInputElement | undefined {
  return target instanceof HTMLInputElement && target.closest(FILTER) ? target : undefined
}

function apply(input: HTMLInputElement): void {
  const filter = input.closest(FILTER)
  const rows = [...(filter?.parentElement?.querySelectorAll<HTMLElement>('dl > div') ?? [])]
  const wanted = input.value.trim().toLowerCase()
  for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(wanted)
  const left = rows.filter((row) => !row.hidden).length
  const status = filter?.querySelector('[role=status]')
  if (status) status.textContent = wanted === '' ? '' : `${left} of ${rows.length}`
}

function clear(input: HTMLInputElement): void {
  input.value = ''
  apply(input)
}

/** A link to a row that is filtered out shows all rows again. */
function revealTarget(): void {
  const row = document.getElementById(idOfHash(location.hash))?.closest<HTMLElement>('dl > div[hidden]')
  const input = row?.closest('dl')?.parentElement?.querySelector<HTMLInputElement>(`${FILTER} input`)
  if (!row || !input) return
  clear(input)
  row.scrollIntoView()
}

if (ExecutionEnvironment.canUseDOM) {
  addEventListener('input', ({ target }) => {
    const input = inputIn(target)
    if (input) apply(input)
  })
  addEventListener('keydown', ({ key, target }) => {
    const input = key === 'Escape' ? inputIn(target) : undefined
    if (input) clear(input)
  })
  addEventListener('hashchange', revealTarget)
}
