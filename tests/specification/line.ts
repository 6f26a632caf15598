import { LINES } from './lines'

type Section = keyof typeof LINES
type Line = (typeof LINES)[Section][number]

const ALL: ReadonlySet<string> = new Set(Object.values(LINES).flat())

/** Between lines that one test holds, because the specification says the same in two places. */
const BETWEEN = ' · '

/**
 * The title of a test: the lines of the specification that it holds.
 *
 * @param lines - as they stand in `lines.ts`
 * @param aspect - which part of them, if several tests hold them, or where the behavior differs by decision
 * @throws Error when a text is no line of the specification
 */
export function line(lines: Line | readonly Line[], aspect?: string): string {
  const texts: readonly string[] = typeof lines === 'string' ? [lines] : lines
  const unknown = texts.filter((text) => !ALL.has(text))
  if (unknown.length > 0)
    throw new Error(`tests/specification/lines.ts has no line ${JSON.stringify(unknown[0])}.`)
  const title = texts.join(BETWEEN)
  return aspect === undefined ? title : `${title} [${aspect}]`
}

/** The lines that no test holds, if these are the titles of all tests. */
export function linesWithoutTest(titles: readonly string[]): string[] {
  const held = new Set(titles.flatMap((title) => title.replace(/ \[[^\]]+\]$/, '').split(BETWEEN)))
  return [...ALL].filter((text) => !held.has(text))
}
