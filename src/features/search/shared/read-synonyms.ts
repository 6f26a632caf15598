/**
 * What readers say, and what the documentation calls it. Reviewed by hand: an entry is there because readers do
 * say so, and doesn't repeat what spelling alone finds (other forms of a word, parts of identifiers, typing errors).
 * The hosted index is given the same list.
 */
export interface Synonym {
  /** Each may be several words. */
  says: readonly string[]
  /** Searched for besides, and counting less than the reader's own words. */
  means: readonly string[]
}

/**
 * Reads a list of synonyms. As text, they weigh a tenth less in the worker's script than as objects.
 *
 * @param list - an entry on each line: `what readers say, also = what it means, also`
 */
export function readSynonyms(list: string): Synonym[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [says = '', means = ''] = line.split(' = ')
      return { says: phrasesIn(says), means: phrasesIn(means) }
    })
}

function phrasesIn(text: string): string[] {
  return text.trim().split(', ')
}
