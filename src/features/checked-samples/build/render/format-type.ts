/** A type in parts: `head` ends with the bracket that `tail` closes, and `items` are between them. */
interface Split {
  head: string
  items: string[]
  tail: string
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']', '<': '>' }
const QUOTES = '"\'`'

/** A bracket or separator in a text, outside of strings. */
interface Step {
  index: number
  character: string
  /** How many brackets are open around the character; a bracket itself is outside of what it encloses. */
  depth: number
}

/**
 * Splits a type at its unions, or else within its longest pair of outer brackets.
 *
 * @returns undefined if there is nothing to split at
 */
function splitTopLevel(text: string): Split | undefined {
  const steps = scan(text)
  // An operator at the beginning comes from an earlier line break.
  const unions = steps.filter(
    ({ index, character, depth }) => index > 0 && depth === 0 && /[|&]/.test(character),
  )
  const [first] = unions
  if (first) {
    const starts = unions.map(({ index }) => index)
    const items = starts.map((start, position) => text.slice(start, starts[position + 1]).trim())
    return { head: text.slice(0, first.index).trim(), items, tail: '' }
  }
  const group = longestGroup(steps)
  if (!group) return undefined
  const inner = text.slice(group.start + 1, group.end)
  const [head, tail] = [text.slice(0, group.start + 1), text.slice(group.end)]
  const items = splitItems(inner)
  const [only] = items
  // Brackets that hold nothing but another pair open and close on the same lines as that pair.
  const nested = items.length === 1 && only !== undefined ? splitPair(only) : undefined
  if (nested) return { head: head + nested.head, items: nested.items, tail: nested.tail + tail }
  return { head, items, tail }
}

/** Splits a text that is one pair of brackets with content. */
function splitPair(text: string): Split | undefined {
  const split = /^[{([<]/.test(text) ? splitTopLevel(text) : undefined
  return split && /^[{([<]+$/.test(split.head) && /^[})\]>]+$/.test(split.tail) ? split : undefined
}

/** Splits at separators, which stay at the end of their items. */
function splitItems(text: string): string[] {
  const ends = scan(text)
    .filter(({ character, depth }) => depth === 0 && /[,;]/.test(character))
    .map(({ index }) => index + 1)
  const items = [0, ...ends].map((start, position) => text.slice(start, ends[position]).trim())
  return items.filter((item) => item !== '')
}

function longestGroup(steps: readonly Step[]): { start: number; end: number } | undefined {
  const groups = steps.flatMap(({ index, character, depth }, position) => {
    if (depth !== 0 || CLOSING[character] === undefined) return []
    const end = steps
      .slice(position + 1)
      .find((step) => step.depth === 0 && step.character === CLOSING[character])
    return end && end.index > index + 1 ? [{ start: index, end: end.index }] : []
  })
  return groups.sort((a, b) => b.end - b.start - (a.end - a.start))[0]
}

function scan(text: string): Step[] {
  const steps: Step[] = []
  const open: string[] = []
  let quote: string | undefined
  for (const [index, character] of [...text.split('')].entries()) {
    if (quote !== undefined) {
      if (character === quote && text[index - 1] !== '\\') quote = undefined
      continue
    }
    if (QUOTES.includes(character)) quote = character
    else if (character === '>' && text[index - 1] === '=') continue
    else {
      if (open.at(-1) === character) open.pop()
      steps.push({ index, character, depth: open.length })
      const closing = CLOSING[character]
      if (closing !== undefined) open.push(closing)
    }
  }
  return steps
}

const WIDTH = 80
const LONGEST = 900

/**
 * Formats the compiler's text about a name for readers: without parts that only editors need, in lines of at most 80
 * columns where a line break is possible, and at most about 900 characters long.
 */
export function formatType(text: string): string {
  const lines = text
    .replace(/^\(alias\) /, '')
    .split('\n')
    .filter((line, index) => index === 0 || !/^import [\w$]+$/.test(line))
  return shorten(lines.flatMap((line) => wrap(line)).join('\n'))
}

/** Breaks a line at its outermost separators, then the parts that are still too long at theirs. */
function wrap(line: string): string[] {
  if (line.length <= WIDTH) return [line]
  const margin = /^ */.exec(line)?.[0] ?? ''
  const split = splitTopLevel(line.trim())
  if (!split) return [line]
  const { head, items, tail } = split
  const inner = items.flatMap((item) => wrap(`${margin}  ${item}`))
  return [
    ...(head === '' ? [] : wrapHead(margin + head)),
    ...inner,
    ...(tail === '' ? [] : wrap(margin + tail)),
  ]
}

/** A head ends in the bracket that was opened, or is the first member of a list; it may be long itself. */
function wrapHead(head: string): string[] {
  return /[{([<]$/.test(head) ? [head] : wrap(head)
}

function shorten(text: string): string {
  if (text.length <= LONGEST) return text
  const end = text.lastIndexOf('\n', LONGEST)
  return end > LONGEST / 2 ? `${text.slice(0, end)}\n…` : `${text.slice(0, LONGEST)}…`
}
