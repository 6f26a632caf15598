import type { LinkableIds } from './linkable-ids'

/** The file with all ids that were ever published. */
export const PUBLISHED_IDS_FILE = 'content/heading-ids.json'

/** The command that adds the ids of a build to that file. */
export const RECORD_COMMAND = 'npm run record:heading-ids'

/** Ids that were ever published, by the address of their page; both sorted. */
export type PublishedIds = Readonly<Record<string, readonly string[]>>

/** Adds the ids of a build. Ids are never removed, because links to a published id may exist forever. */
export function withIdsOf(published: PublishedIds, linkable: LinkableIds): PublishedIds {
  const pages = [...new Set([...Object.keys(published), ...linkable.keys()])].sort()
  return Object.fromEntries(
    pages.map((page) => [page, sortedUnion(published[page] ?? [], linkable.get(page) ?? [])]),
  )
}

function sortedUnion(first: readonly string[], second: readonly string[]): string[] {
  return [...new Set([...first, ...second])].sort()
}
