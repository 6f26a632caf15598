/*
 * Changed from the original: a thin chevron in the color of its button, as the other controls have. The original is a big gray
 * double arrow. It folds and unfolds the sidebar.
 */
import type { ReactNode } from 'react'
import type { Props } from '@theme/Icon/Arrow'

/** A chevron to the right; the buttons of the sidebar turn it. */
export default function IconArrow(props: Props): ReactNode {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" {...props}>
      <path
        d="m6.5 3.5 4.5 4.5-4.5 4.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
