/**
 * The fields above long lists, `src/features/row-filter/client`, which leave only the rows that have all words that a reader
 * types: options, members, symptoms. A heading without a row below it is hidden as well. Where no row is left, the field
 * leads to the search of the site.
 */
import type { ClientModule } from '@docusaurus/types'
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'

import { wellFormed } from '../../../lib/well-formed'
import { SITE } from '../../../config/site'
import { idOfHash } from '../../../lib/client/hash-id'
import { plainText, rowsWith } from './row-words'

const FILTER = '[data-row-filter]'
/** What a field filters: the group of its list, or the whole page. */
const SCOPE = '[role=group], article'
const ROW = 'dl > div'

function inputIn(target: EventTarget | null): HTMLInputElement | undefined {
  return target instanceof HTMLInputElement && target.closest(FILTER) ? target : undefined
}

function apply(input: HTMLInputElement): void {
  const rows = [...(input.closest(SCOPE)?.querySelectorAll<HTMLElement>(ROW) ?? [])]
  const typed = input.value.trim()
  const isLeft = rowsWith(rows.map(getText), typed)
  for (const [index, row] of rows.entries()) row.hidden = isLeft[index] !== true
  for (const list of new Set(rows.map((row) => row.parentElement))) hideEmpty(list)
  const status = input.closest(FILTER)?.querySelector('[role=status]')
  status?.replaceChildren(...(typed === '' ? [] : getOutcome(rows, typed)))
}

/** What a row says, and what readers call it. */
function getText(row: HTMLElement): string {
  return plainText(`${row.textContent} ${row.dataset.says ?? ''}`)
}

/** Hides the heading directly above a list without rows. */
function hideEmpty(list: HTMLElement | null): void {
  const above = list?.previousElementSibling
  if (above instanceof HTMLHeadingElement)
    above.hidden = list?.querySelector(':scope > div:not([hidden])') === null
}

function getOutcome(rows: readonly HTMLElement[], typed: string): (Node | string)[] {
  const left = rows.filter((row) => !row.hidden).length
  if (left > 0) return [`${left} of ${rows.length}`]
  return [`None of ${rows.length}. Try fewer or other words, or `, linkToSearch(typed), '.']
}

/** Nothing is sent before the reader follows it. */
function linkToSearch(typed: string): HTMLElement {
  const link = document.createElement('a')
  link.href = `${SITE.baseUrl}search?q=${encodeURIComponent(wellFormed(typed))}`
  link.textContent = 'search the whole documentation for them'
  return link
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

/** Whether a click is on a link to the current address, for which there is no other event. */
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
