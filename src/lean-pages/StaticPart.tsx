import { createElement, useState } from 'react'
import type { ReactNode } from 'react'

import { htmlOf, originalOf } from './fragments'

declare const __RENDERS_STATIC_PARTS__: boolean

interface Props {
  id: string
  children: ReactNode
}

const TAG = 'static-part'

/** A part of a page that React doesn't own in the browser. */
export const StaticPart = __RENDERS_STATIC_PARTS__ ? OnServer : InBrowser

function OnServer({ id, children }: Props): ReactNode {
  return createElement(TAG, { 'data-id': id, class: 'markdown' }, children)
}

function InBrowser({ id }: Props): ReactNode {
  const [html] = useState(() => htmlOf(id))
  const [fill] = useState(() => (element: Element | null) => {
    const original = originalOf(id)
    if (element && original && element !== original && !element.firstChild) element.append(...original.childNodes)
  })
  return createElement(TAG, {
    'data-id': id,
    class: 'markdown',
    ref: fill,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  })
}
