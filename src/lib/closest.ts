/** The largest part of a name that may differ; beyond that, it is a different name. */
const MOST_DIFFERENT = 0.3

/** Finds the word that a mistyped one most likely means. */
export function closest(mistyped: string, words: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = Math.floor(mistyped.length * MOST_DIFFERENT) + 1
  for (const word of words) {
    if (Math.abs(word.length - mistyped.length) >= least) continue
    const mistakes = countMistakes(mistyped, word)
    if (mistakes < least) [best, least] = [word, mistakes]
  }
  return best
}

/** Counts the letters that are missing, too many, wrong, or swapped with their neighbor. */
export function countMistakes(typed: string, meant: string): number {
  let [before, above]: number[][] = [[], Array.from({ length: meant.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= meant.length; column += 1) {
      const at = (line: number[] | undefined, index: number) => line?.[index] ?? Infinity
      const isSame = typed[row - 1] === meant[column - 1]
      const isSwapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1]
      current[column] = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Infinity,
      )
    }
    ;[before, above] = [above ?? [], current]
  }
  return above?.[meant.length] ?? Infinity
}
