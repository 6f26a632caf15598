import type { SearchRecord } from '../shared/record'

/** The heading of a record's section; the continuation of a long section has the heading of the section. */
export function getHeading({ type, hierarchy }: SearchRecord): string {
  if (type !== 'content') return hierarchy[type] ?? ''
  const { lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy
  return lvl6 ?? lvl5 ?? lvl4 ?? lvl3 ?? lvl2 ?? lvl1
}

/**
 * The forms in which whole names are compared: without arguments, spaces and most punctuation. A member such as
 * `api.util.resetApiState` also has the form of its last part.
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

/** The name of a page or section in its address. */
export function givenName({ anchor, url }: Pick<SearchRecord, 'anchor' | 'url'>): string {
  return anchor ?? new URL(url).pathname.split('/').at(-1) ?? ''
}
