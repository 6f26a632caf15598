import { idOfHash } from '../../../lib/client/hash-id'
import type { ReportedHeading } from './issue-address'

/** Class of the table of contents' entry that is in view. */
const IN_VIEW = '.table-of-contents__link--active'
/** Elements in a heading that aren't part of its text. */
const ADDITIONS = '.hash-link, .since'

/**
 * The last heading that the reader passed: the one in the address, or else the one in view.
 *
 * @returns `undefined` if neither is known, as at the top of a page on a phone
 */
export function lastHeading(): ReportedHeading | undefined {
  const inView = document.querySelector<HTMLAnchorElement>(IN_VIEW)
  return headingAt(location.hash) ?? (inView === null ? undefined : headingAt(inView.hash))
}

function headingAt(hash: string): ReportedHeading | undefined {
  const id = idOfHash(hash)
  const target = id === '' ? null : document.getElementById(id)
  if (target === null) return undefined
  if (!/^(H[1-6]|TR|DT)$/.test(target.tagName)) return { id, text: id }
  // The name of a table row is its first cell.
  const named = (target.querySelector('th') ?? target).cloneNode(true) as HTMLElement
  for (const addition of named.querySelectorAll(ADDITIONS)) addition.remove()
  return { id, text: named.textContent.replace(/[\s\u200B]+/g, ' ').trim() }
}
