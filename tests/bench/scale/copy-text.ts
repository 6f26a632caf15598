/** What of a line is no prose: code, targets of links, expressions, elements, addresses. */
const NO_PROSE = /(`[^`]*`|\]\([^)]*\)|\{[^}]*\}|<[^>]*>|https?:\S+)/
/** Lines that the build reads by their words. */
const FIXED_LINE = /^(?:import |export |:::|\s*<)/
/** The line below the head of a table. */
const TABLE_RULE = /^\|[-:| ]+\|$/
/** Words by which the check of the reference tables tells what an author says. */
const FIXED_WORDS = new Set(['required', 'deprecated'])
const LONG_WORD = /\b[A-Za-z]?[a-z]{5,}\b/g
const FENCE = /^\s*(`{3,}|~{3,})/

/** Gives each long word of a text another one. */
export type SwapWords = (text: string) => string

/**
 * Makes the text of a copy of a page.
 *
 * - Links between pages of `docs/` lead to their copies.
 * - Long words of the prose trade places, so that a compressor finds no text twice; samples stay, since their check
 *   is known by their text.
 * - It is the home of no export, has no challenges, and its tables are excerpts, as each has its whole in one place only.
 *
 * @param folder - where the copy lives, like `/copy-2`
 * @param pages - the addresses of all pages that are copied
 */
export function copyText(
  text: string,
  folder: string,
  pages: ReadonlySet<string>,
  swapWords: SwapWords,
): string {
  const [, frontMatter = '', body = text] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(text) ?? []
  let fence = ''
  const lines = body.split('\n').map((line, index, all) => {
    const [, mark = ''] = FENCE.exec(line) ?? []
    if (fence !== '') {
      if (mark.startsWith(fence) && line.trim() === mark) fence = ''
      return line
    }
    fence = mark
    if (mark !== '' || TABLE_RULE.test(all[index + 1] ?? '')) return line
    return copyLine(line, folder, pages, swapWords)
  })
  return withoutExports(frontMatter) + lines.join('\n')
}

function withoutExports(frontMatter: string): string {
  return frontMatter.replace(/^exports:.*\n(?:[ \t]+.*\n|\].*\n)*/m, '')
}

function copyLine(line: string, folder: string, pages: ReadonlySet<string>, swapWords: SwapWords): string {
  const linked = line.replace(/\]\((\/[^)#]*)/g, (link, address: string) =>
    pages.has(address) ? `](${folder}${address}` : link,
  )
  if (linked === '<Challenges />') return ''
  if (linked.startsWith('<Options ') && !/ excerpt\b/.test(linked)) return linked.replace(/>$/, ' excerpt>')
  if (FIXED_LINE.test(linked)) return linked
  return linked
    .split(NO_PROSE)
    .map((part, index) => (index % 2 === 1 ? part : swapWords(part)))
    .join('')
}

/**
 * Makes what lets the long words of a text trade places with words as long. A copy of another number does it another way.
 *
 * @param texts - all texts: their words are the vocabulary
 * @param copy - the number of the copy
 */
export function wordSwapper(texts: readonly string[], copy: number): SwapWords {
  const all = new Set(
    texts.flatMap((text) => (text.match(LONG_WORD) ?? []).map((word) => word.toLowerCase())),
  )
  for (const word of FIXED_WORDS) all.delete(word)
  const byLength = new Map<number, string[]>()
  for (const word of [...all].sort()) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word])
  const swapped = new Map<string, string>()
  for (const words of byLength.values()) {
    words.forEach((word, index) => swapped.set(word, words[(index + 37 * copy) % words.length] ?? word))
  }
  return (text) =>
    text.replace(LONG_WORD, (word) => {
      const other = swapped.get(word.toLowerCase()) ?? word
      return /^[A-Z]/.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other
    })
}
