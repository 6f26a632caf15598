import { normalizeLines } from './normalize'

/** A pasted text, normalized. */
export interface PastedText {
  whole: string
  lines: readonly string[]
}

/** Normalizes a pasted text. */
export function readPasted(pasted: string): PastedText {
  const lines = normalizeLines(pasted)
  return { whole: lines.join(' '), lines }
}
