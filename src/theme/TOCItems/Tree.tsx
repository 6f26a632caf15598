/*
 * Changed from the original: the headings below that of the pitfalls are folded. Each of them says a symptom; together they
 * are often longer than the rest of the contents. The entry that the reader is at stays in view. Long names may end a line
 * between their words. Rewritten, because the original calls itself for the levels below.
 */
import { memo, useEffect, useRef, type ReactNode } from 'react'
import Link from '@docusaurus/Link'
import type { Props } from '@theme/TOCItems/Tree'

import { breakNames } from './break-names'
import { openWhileRead } from './open-while-read'
import { READ, watchReader } from './watch-reader'

/** The part of the box at its bottom edge where entries fade out, and as much at its top. In pixels. */
const EDGE = 48

/**
 * Scrolls a table of contents that is longer than the window to the entry that the reader is at, when that becomes another
 * one. The page isn't scrolled.
 *
 * @returns a function that ends this
 */
function keepReadInView(list: HTMLElement): () => void {
  const box = list.parentElement
  let last: Element | null = null
  return watchReader(list, () => {
    const entry = list.querySelector(READ)
    if (box === null || entry === null || entry === last) return
    last = entry
    const { top, bottom, height } = entry.getBoundingClientRect()
    // In a fold that the reader closed.
    if (height === 0) return
    const limits = box.getBoundingClientRect()
    box.scrollTop += Math.min(0, top - limits.top - EDGE) || Math.max(0, bottom - limits.bottom + EDGE)
  })
}

type Entry = Props['toc'][number]

const PITFALLS = 'pitfalls'

/** The entries of a table of contents, with those of the levels below. */
function TOCItemTree({ toc, className, linkClassName, isChild = false }: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => (list.current && !isChild ? keepReadInView(list.current) : undefined), [isChild])
  if (toc.length === 0) return null
  return (
    <ul ref={list} className={isChild ? undefined : className}>
      {toc.map((entry) => (
        <li key={entry.id}>
          <Link
            to={`#${entry.id}`}
            className={linkClassName ?? undefined}
            // Made of the page's own headings while building.
            dangerouslySetInnerHTML={{ __html: breakNames(entry.value) }}
          />
          <Fold entry={entry}>
            <TOCItemTree isChild toc={entry.children} className={className} linkClassName={linkClassName} />
          </Fold>
        </li>
      ))}
    </ul>
  )
}

/** Folds the pitfalls if there are several, and leaves the entries below any other heading as they are. */
function Fold({ entry, children }: { entry: Entry; children: ReactNode }): ReactNode {
  const count = entry.children.length
  if (entry.id !== PITFALLS || count < 2) return children
  return <Pitfalls count={count}>{children}</Pitfalls>
}

function Pitfalls({ count, children }: { count: number; children: ReactNode }): ReactNode {
  const details = useRef<HTMLDetailsElement>(null)
  // Again for the entries of the next page.
  useEffect(() => (details.current ? openWhileRead(details.current) : undefined), [children])
  return (
    <details ref={details} className="table-of-contents__fold">
      <summary>{count} pitfalls</summary>
      {children}
    </details>
  )
}

export default memo(TOCItemTree)
