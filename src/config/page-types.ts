/**
 * A name in a code block and its type: line and column from 0 in the lines that are shown
 * (names of files and notes don't count), length in
 * UTF-16 units, and the place of the type's text among the page's texts.
 */
export type HoverPlace = readonly [line: number, column: number, length: number, text: number]

/** The types of a page's code blocks, as the browser loads them at their first use. */
export interface PageTypes {
  texts: string[]
  blocks: Record<number, { ts: HoverPlace[]; js: HoverPlace[] }>
}
