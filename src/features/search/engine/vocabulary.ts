import { countMistakes } from '../../../lib/closest'

/** How many letters of a word may differ, by its length. */
export function mostMistakes({ length }: string): number {
  return length >= 12 ? 3 : length >= 7 ? 2 : 1
}

/** Which terms the records use, and how telling each is. */
export class Vocabulary {
  private readonly counts = new Map<string, number>()
  private texts = 0
  private sorted: string[] | undefined

  /** Counts the terms of one text. */
  add(terms: Iterable<string>): void {
    this.texts += 1
    this.sorted = undefined
    for (const term of new Set(terms)) this.counts.set(term, (this.counts.get(term) ?? 0) + 1)
  }

  /** Whether any term begins with these letters. */
  hasPrefix(beginning: string): boolean {
    this.sorted ??= [...this.counts.keys()].sort()
    let [low, high] = [0, this.sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.sorted[middle] ?? '') < beginning) low = middle + 1
      else high = middle
    }
    return this.sorted[low]?.startsWith(beginning) ?? false
  }

  has(term: string): boolean {
    return this.counts.has(term)
  }

  /** The terms that a mistyped word is closest to, the most common first. Hardly anybody mistypes the first letter. */
  correct(word: string): string[] {
    let least = mostMistakes(word)
    let found: string[] = []
    for (const term of this.counts.keys()) {
      if (term[0] !== word[0] && term[0] !== word[1]) continue
      if (Math.abs(term.length - word.length) > least) continue
      const mistakes = countMistakes(word, term)
      if (mistakes < least) found = []
      if (mistakes <= least) found.push(term)
      least = Math.min(least, mistakes)
    }
    return found.sort((a, b) => (this.counts.get(b) ?? 0) - (this.counts.get(a) ?? 0))
  }

  /** The weight of a term: high if it is rare, near zero if it is everywhere. Unknown terms count as rare. */
  rarity(term: string): number {
    const count = this.counts.get(term) ?? 1.5
    return Math.log(1 + (this.texts - count + 0.5) / (count + 0.5))
  }
}
