import { diffArrays } from 'diff'

/** A line of two texts. */
export interface ComparedLine {
  text: string
  is: 'in both' | 'removed' | 'added'
}

/** Compares two texts line by line: what to remove from the first and to add to it, to get the second. */
export function compareLines(before: string, after: string): ComparedLine[] {
  return diffArrays(linesOf(before), linesOf(after)).flatMap(({ value, added, removed }) =>
    value.map((text) => ({
      text,
      is: added ? ('added' as const) : removed ? ('removed' as const) : ('in both' as const),
    })),
  )
}

/** An empty line at the end makes no difference. */
function linesOf(text: string): string[] {
  return text.trimEnd().split('\n')
}
