import { diffArrays } from 'diff'

/** A line of two texts, or several lines without a change near them that are left out. */
export interface ComparedLine {
  text: string
  is: 'in both' | 'removed' | 'added' | 'left out'
}

/** How many lines around a change are shown. */
const CONTEXT = 3

/**
 * Compares two texts line by line: what to remove from the first and to add to it, to get the second.
 *
 * @returns no lines if there is no difference
 */
export function compareLines(before: string, after: string): ComparedLine[] {
  const lines = diffArrays(linesOf(before), linesOf(after)).flatMap(({ value, added, removed }) => {
    const is = added ? 'added' : removed ? 'removed' : 'in both'
    return value.map((text): ComparedLine => ({ text, is }))
  })
  const changed = lines.flatMap(({ is }, index) => (is === 'in both' ? [] : [index]))
  if (changed.length === 0) return []
  const isNear = (index: number): boolean => changed.some((other) => Math.abs(other - index) <= CONTEXT)
  return lines.flatMap((line, index) => {
    if (isNear(index)) return [line]
    return index === 0 || isNear(index - 1) ? [{ text: '', is: 'left out' as const }] : []
  })
}

/** Empty lines at the end make no difference. */
function linesOf(text: string): string[] {
  return text.trimEnd().split('\n')
}
