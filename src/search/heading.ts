import type { SearchRecord } from './record'

/** The heading of a record's own section; a continuation has that of its beginning. */
export function headingOf({ type, hierarchy }: SearchRecord): string {
  if (type !== 'content') return hierarchy[type] ?? ''
  const { lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy
  return lvl6 ?? lvl5 ?? lvl4 ?? lvl3 ?? lvl2 ?? lvl1
}

/**
 * The forms in which a name is compared as a whole: without its arguments, spaces and most punctuation, and, of a member
 * such as `api.util.resetApiState`, also its last part.
 */
export function compactNames(text: string): string[] {
  const bare = text
    .toLowerCase()
    .replace(/(?<=[\w$])(?:<.*>|\(.*\)|\?$)/g, '')
    .trim()
  const names = [bare, bare.split('.').at(-1) ?? bare].map((name) =>
    name.replace(/[^\p{L}\p{N}$.]+|^\.+|\.+$/gu, ''),
  )
  return [...new Set(names)].filter((name) => name !== '')
}

/** What the address calls a page or a section. */
export function givenName({ anchor, url }: Pick<SearchRecord, 'anchor' | 'url'>): string {
  return anchor ?? new URL(url).pathname.split('/').at(-1) ?? ''
}
