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
 * A part of a page that React doesn't manage in the browser: the server renders it, and the browser keeps its HTML and
 * has no code for it. It is a custom element, so that its end is easy to find in the HTML.
 */
export const StaticPart = __RENDERS_STATIC_PARTS__ ? RenderedPart : TakenOverPart

function RenderedPart({ id, children }: Props): ReactNode {
  return createElement(PART_TAG, { 'data-id': id, class: 'markdown' }, children)
}

/** React doesn't touch the server's HTML of an element with `dangerouslySetInnerHTML`, even if that differs. */
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
