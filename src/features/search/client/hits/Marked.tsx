import type { ReactNode } from 'react'

import type { MarkedText } from '../../engine/types'

/** A text whose matches are marked. */
export function Marked({ text }: { text: MarkedText }): ReactNode {
  // The pieces have no identity but their place.
  return text.map((piece, place) => (piece.isMatch ? <mark key={place}>{piece.text}</mark> : piece.text))
}
