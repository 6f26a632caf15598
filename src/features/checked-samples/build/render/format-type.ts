import { splitTopLevel } from './split-type'

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
