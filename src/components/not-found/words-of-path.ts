import { closest } from '../../lib/closest'
import { stem } from '../../lib/stem'

/** Beginnings that are shorter say too little: `cre` begins many names. */
const SHORTEST_BEGINNING = 4
/** How much a word counts that begins the other one, or is a misspelling of it. Equal words count 1. */
const BEGINS = 0.8
const SLIP = 0.7

/**
 * The words of a name or a title, without case: `create`, `slice` for `createSlice`, and `rtk`, `2` for `rtk-2`. Names
 * that begin with a capital stay whole: TypeScript is one word.
 */
export function wordsOf(text: string): string[] {
  const apart = text
    .replace(/\b[a-z][A-Za-z\d]*/g, (name) => name.replace(/([a-z\d])([A-Z])/g, '$1 $2'))
    .replace(/([a-z])(\d)/g, '$1 $2')
  return apart.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
}

/** How much a word says about which page is meant, from 0 to 1. */
export type Weigh = (word: string) => number

/** Makes words that many of the texts have count less. */
export function weighBy(texts: readonly (readonly string[])[]): Weigh {
  const counts = new Map<string, number>()
  for (const words of texts) {
    for (const form of new Set(words.map(stem))) counts.set(form, (counts.get(form) ?? 0) + 1)
  }
  return (word) => 1 / Math.sqrt(counts.get(stem(word)) ?? 1)
}

/** How much of each of two lists of words is in the other one, from 0 to 1. */
export function compareWords(requested: readonly string[], there: readonly string[], weigh: Weigh): number {
  const found = shareOf(requested, there, weigh)
  const used = shareOf(there, requested, weigh)
  return found + used === 0 ? 0 : (2 * found * used) / (found + used)
}

function shareOf(words: readonly string[], others: readonly string[], weigh: Weigh): number {
  let [all, found] = [0, 0]
  for (const word of words) {
    all += weigh(word)
    found += weigh(word) * Math.max(0, ...others.map((other) => likeness(word, other)))
  }
  return all === 0 ? 0 : found / all
}

/** How similar two words are, from 0 to 1. */
function likeness(one: string, other: string): number {
  if (one === other || stem(one) === stem(other)) return 1
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length >= SHORTEST_BEGINNING && long.startsWith(short)) return BEGINS
  return closest(one, [other]) === undefined ? 0 : SLIP
}
