import { cleanQuery } from './clean-query'
import { RANKING } from './ranking-constants'
import { stem } from '../../../lib/stem'
import { OTHER_LIBRARIES, STOP_WORDS } from '../shared/stop-words'
import { getHumps, normalizeTerm, getWords } from '../shared/tokenize'
import type { Terminology } from './terminology'
import type { Vocabulary } from './vocabulary'

/** Terms that together replace a word of the query. If only some of them are found, they count in part. */
interface Alternative {
  terms: readonly string[]
  /** 1 for the word itself, less for a word that only resembles it. */
  quality: number
  /** What a synonym stands for, in full: it may be the heading of a section. */
  meaning?: string
}

/** A word of the query with its alternatives. */
export interface Concept {
  word: string
  /** How much the word says about the subject of the query. */
  weight: number
  alternatives: Alternative[]
  /** Whether longer words that begin with it match, as for the word that is being typed. */
  isPrefix: boolean
  /** Whether the word is probably mistyped. */
  isUnknown: boolean
  /** What a mistyped word most likely means. */
  corrected?: string
}

const { quality: QUALITY, weakWord: WEAK } = RANKING
const SHORTEST_PREFIX = 4
const SHORTEST_CORRECTABLE = 4
/** Words can be equally close to a mistyped one. */
const MOST_CORRECTIONS = 2
/** Some texts write `TS2456`, others only the number. */
const COMPILER_CODE = /^ts\d+$/
/** How many words of a query are read. Longer queries are pasted texts, whose further words only slow the search. */
const MOST_WORDS = 40

/** Splits a query into words and their alternatives. Stop words count only if there are no other words. */
export function readQuery(query: string, vocabulary: Vocabulary, terminology: Terminology): Concept[] {
  const cleaned = cleanQuery(query, terminology.errorNumber)
  const words = getWords(cleaned).slice(0, MOST_WORDS)
  const concepts = words.map((word, index) =>
    getConcept(word.text, index === words.length - 1, vocabulary, terminology),
  )
  // A name with a dot, such as "create.asyncThunk", is a different name from "createAsyncThunk".
  if (!/\w\.\w/.test(cleaned)) addJoined(concepts, vocabulary)
  weakenBrands(concepts, terminology.brands)
  weakenOtherLibraries(concepts, terminology)
  const telling = concepts.filter(({ word }) => !STOP_WORDS.has(word))
  addSynonyms(concepts, terminology)
  // In questions, there can be articles between the words of a phrase: "print the state".
  if (telling.length < concepts.length) addSynonyms(telling, terminology)
  return withoutRepetition(telling.length > 0 ? telling : concepts)
}

function getConcept(
  text: string,
  isLast: boolean,
  vocabulary: Vocabulary,
  { synonyms, weakWords }: Terminology,
): Concept {
  const typed = normalizeTerm(text)
  const american = americanSpelling(typed)
  // A misspelling can be in the records, too: samples of mistakes have it.
  const isAmerican = vocabulary.has(american) && vocabulary.rarity(american) < vocabulary.rarity(typed)
  const word = isAmerican ? american : typed
  // The end of a name that is being typed is no ending: in "defaultSe", it is the beginning of the next word.
  const isBegun = getHumps(text).length > 1 && !vocabulary.has(word)
  const root = isBegun ? word : stem(word)
  const isKnown = vocabulary.has(word) || (isTellingRoot(root, word) && vocabulary.has(root))
  // The word that is being typed may be the beginning of a known one.
  const isUnknown = !isKnown && !(isLast && vocabulary.hasPrefix(word))
  const isMistyped = isUnknown && isCorrectable(word) && !synonyms.isKnownWord(word)
  const corrections = isMistyped ? vocabulary.correct(word) : []
  const alternatives: Alternative[] = [{ terms: [word], quality: 1 }]
  if (root !== word) alternatives.push({ terms: [root], quality: QUALITY.stem })
  if (isUnknown) alternatives.push(...guesses(text, word, corrections))
  else if (COMPILER_CODE.test(word)) alternatives.push({ terms: [word.slice(2)], quality: 1 })
  return {
    word,
    weight: (weakWords.has(word) ? WEAK : 1) * getRarity(alternatives, isUnknown, vocabulary),
    alternatives,
    isPrefix: !/^\d+$/.test(word) && (isLast || (isUnknown && word.length >= SHORTEST_PREFIX)),
    isUnknown,
    ...(corrections[0] !== undefined && { corrected: corrections[0] }),
  }
}

/** The stem left after a long ending proves little: the mistyped "initate" is no form of "init". */
function isTellingRoot(root: string, word: string): boolean {
  return word.length - root.length <= root.length - 2
}

/** The weight of a known word is that of its most common form; of an unknown one, that of its likeliest correction. */
function getRarity(alternatives: readonly Alternative[], isUnknown: boolean, vocabulary: Vocabulary): number {
  const known = alternatives.filter(({ terms }) => terms.some((term) => vocabulary.has(term)))
  const rarities = known.map(({ terms, quality }) => {
    const sum = terms.reduce((total, term) => total + vocabulary.rarity(term), 0)
    return (isUnknown ? quality : 1) * (sum / terms.length)
  })
  if (rarities.length === 0) return vocabulary.rarity('')
  return isUnknown ? Math.max(...rarities) : Math.min(...rarities)
}

/** What an unknown word may stand for: a word that is spelled nearly so, or a name whose parts are known. */
function guesses(text: string, word: string, corrections: readonly string[]): Alternative[] {
  const parts = getHumps(text).map((part) => normalizeTerm(part.text))
  return [
    ...corrections.slice(0, MOST_CORRECTIONS).map((term) => ({ terms: [term], quality: QUALITY.corrected })),
    ...(parts.length > 1 ? [{ terms: getParts(word, parts), quality: partQuality(word) }] : []),
  ]
}

/** The number of a compiler error such as TS2742, because some texts mention only the number. */
function getParts(word: string, parts: string[]): string[] {
  return COMPILER_CODE.test(word) ? parts.slice(1) : parts.filter((part) => !STOP_WORDS.has(part))
}

function partQuality(word: string): number {
  return COMPILER_CODE.test(word) ? 1 : QUALITY.part
}

function americanSpelling(word: string): string {
  return word.replace(/is(e|ed|es|er|ing|able|ation|ations)$/, 'iz$1').replace(/our(s|ed|ing)?$/, 'or$1')
}

/** Numbers and short words are close to too many others. */
function isCorrectable(word: string): boolean {
  return word.length >= SHORTEST_CORRECTABLE && !/\d/.test(word)
}

/** Names that were typed in two words, such as "create slice". */
function addJoined(concepts: readonly Concept[], vocabulary: Vocabulary): void {
  for (const span of [2, 3]) {
    for (let start = 0; start + span <= concepts.length; start += 1) {
      const pieces = concepts.slice(start, start + span)
      const joined = pieces.map((piece) => piece.word).join('')
      if (!vocabulary.has(joined)) continue
      for (const piece of pieces) {
        piece.alternatives.push({ terms: [joined], quality: QUALITY.joined })
        piece.weight = Math.max(piece.weight, vocabulary.rarity(joined) / span)
      }
    }
  }
}

/** The library's own name says little about the subject of a query that has other words. */
function weakenBrands(concepts: readonly Concept[], brands: Terminology['brands']): void {
  for (const brand of brands.filter(({ length }) => length < concepts.length)) {
    concepts.forEach((_, start) => {
      const named = concepts.slice(start, start + brand.length)
      if (!brand.every((word, index) => named[index]?.word === word)) return
      for (const concept of named) concept.weight = Math.min(concept.weight, RANKING.brand)
    })
  }
}

/**
 * The name of another library says where a reader comes from, and the other words what they look for: "jotai
 * atomWithStorage". By itself, or beside words that say nothing, it is the subject.
 */
function weakenOtherLibraries(concepts: readonly Concept[], terminology: Terminology): void {
  if (!concepts.some((concept) => isTelling(concept, terminology))) return
  for (const concept of concepts) {
    if (OTHER_LIBRARIES.has(concept.word)) concept.weight *= RANKING.otherLibrary
  }
}

function isTelling({ word }: Concept, { weakWords }: Terminology): boolean {
  return !STOP_WORDS.has(word) && !weakWords.has(word) && !OTHER_LIBRARIES.has(word)
}

function addSynonyms(concepts: readonly Concept[], terminology: Terminology): void {
  const stems = new Set(concepts.map(({ word }) => stem(word)))
  const hasTelling = concepts.some((concept) => isTelling(concept, terminology))
  for (const { start, length, meaning } of terminology.synonyms.find(
    concepts.map(({ word, corrected }) => corrected ?? word),
  )) {
    const replaced = concepts.slice(start, start + length)
    // Beside other words, the name of a library only says where the reader comes from.
    if (length === 1 && OTHER_LIBRARIES.has(replaced[0]?.word ?? '') && hasTelling) continue
    // A word of the query that stands for itself can't also stand for its neighbor.
    const others = replaced.length < concepts.length ? stems : NONE
    const terms = meaning.filter((term) => !STOP_WORDS.has(term) && !others.has(stem(term)))
    const quality = length > 1 ? QUALITY.phrase : QUALITY.synonym
    for (const concept of replaced) concept.alternatives.push({ terms, quality, meaning: meaning.join(' ') })
  }
}

const NONE: ReadonlySet<string> = new Set()

function withoutRepetition(concepts: readonly Concept[]): Concept[] {
  return [...new Map(concepts.map((concept) => [concept.word, concept])).values()]
}
