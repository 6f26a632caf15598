import { createElement, useCallback } from 'react'
import type { ReactNode } from 'react'

import { PART_TAG } from './format'
import { fillPart } from './fragments'

interface Props {
  /** Key of the page and number of the part, written by the build. */
  id: string
  children: ReactNode
}

/**
 * A part of a page that React doesn't own in the browser: the server renders it, the browser takes over its HTML and
 * has no code for it. A custom element, because its end in the HTML can't be mistaken.
 */
export const StaticPart = __RENDERS_STATIC_PARTS__ ? RenderedPart : TakenOverPart

function RenderedPart({ id, children }: Props): ReactNode {
  return createElement(PART_TAG, { 'data-id': id, class: 'markdown' }, children)
}

/** React leaves the server's HTML alone when it is told of HTML, even of another one. */
const UNKNOWN_HTML = { __html: '' }

function TakenOverPart({ id }: Props): ReactNode {
  const fill = useCallback((element: Element | null) => element && fillPart(id, element), [id])
  return createElement(PART_TAG, {
    'data-id': id,
    class: 'markdown',
    ref: fill,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: UNKNOWN_HTML,
  })
}
