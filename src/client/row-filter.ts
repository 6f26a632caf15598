/**
 * The fields above long lists, `src/components/row-filter`, which leave only the rows that have all words that a reader
 * types: options, members, symptoms. A heading without a row below it is hidden as well.
 */
import type { ClientModule } from '@docusaurus/types'
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'

import { idOfHash } from './hash-id'

const FILTER = '[data-row-filter]'
/** What a field filters: the group of its list, or the whole page. */
const SCOPE = '[role=group], article'
const ROW = 'dl > div'

function inputIn(target: EventTarget | null): HTMLInputElement | undefined {
  return target instanceof HTMLInputElement && target.closest(FILTER) ? target : undefined
}

function apply(input: HTMLInputElement): void {
  const rows = [...(input.closest(SCOPE)?.querySelectorAll<HTMLElement>(ROW) ?? [])]
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
  for (const row of rows) row.hidden = !hasAll(row, words)
  for (const list of new Set(rows.map((row) => row.parentElement))) hideEmpty(list)
  const status = input.closest(FILTER)?.querySelector('[role=status]')
  if (status) status.textContent = words.length === 0 ? '' : countOf(rows)
}

function hasAll(row: HTMLElement, words: readonly string[]): boolean {
  const text = row.textContent.toLowerCase()
  return words.every((word) => text.includes(word))
}

/** Hides the heading directly above a list without rows. */
function hideEmpty(list: HTMLElement | null): void {
  const above = list?.previousElementSibling
  if (above instanceof HTMLHeadingElement)
    above.hidden = list?.querySelector(':scope > div:not([hidden])') === null
}

function countOf(rows: readonly HTMLElement[]): string {
  const left = rows.filter((row) => !row.hidden).length
  return left === 0 ? `None of ${rows.length}. Try fewer or other words.` : `${left} of ${rows.length}`
}

function clear(input: HTMLInputElement): void {
  input.value = ''
  apply(input)
}

/** A link to a row or a heading that is filtered out shows all rows again. */
function revealTarget(): void {
  const target = document.getElementById(idOfHash(location.hash))
  if (!target?.closest('[hidden]')) return
  const input = target.closest(SCOPE)?.querySelector<HTMLInputElement>(`${FILTER} input`)
  if (!input) return
  clear(input)
  target.scrollIntoView()
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = revealTarget

/** Whether a click is on a link to where the reader is already: nothing else tells of it. */
function isToHere(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.hash !== '' && link?.href === location.href
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
  addEventListener('click', ({ target }) => {
    if (isToHere(target)) revealTarget()
  })
}
