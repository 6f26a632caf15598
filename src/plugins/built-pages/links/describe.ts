import type { BrokenLink } from './broken-links'
import { linesOfLink } from './find-link'
import type { Source } from './sources'

/**
 * Describes where broken links are written, what is wrong with them, and how to fix them. A link from something on many
 * pages, like the footer, is listed once.
 *
 * @param sources - of pages, by their address
 * @param shared - gives the other files that links may be written in; called only if a link is in no page
 * @returns one line for each place, in the order of the links
 */
export function describeLinks(
  broken: readonly BrokenLink[],
  sources: ReadonlyMap<string, Source>,
  shared: () => readonly Source[],
): string[] {
  const pagesOf = new Map<string, Set<string>>()
  for (const link of broken) {
    for (const place of placesOf(link, sources.get(link.page), shared)) {
      const line = `${place}: ${link.message}`
      pagesOf.set(line, (pagesOf.get(line) ?? new Set()).add(link.page))
    }
  }
  return [...pagesOf].map(([line, pages]) => `${line}${onPages([...pages])}`)
}

function placesOf(link: BrokenLink, source: Source | undefined, shared: () => readonly Source[]): string[] {
  const own = source === undefined ? [] : linesIn(source, link)
  if (own.length > 0) return own
  const elsewhere = shared().flatMap((file) => linesIn(file, link))
  if (elsewhere.length > 0) return elsewhere
  // A component made the link from parts or from data.
  return [`${source?.file ?? link.page} has the link ${link.link}, which is not written as such`]
}

function linesIn(source: Source, { page, target }: BrokenLink): string[] {
  return linesOfLink(source, page, target).map((line) => `${source.file}:${line}`)
}

function onPages([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? '' : ` (On ${others.length + 1} pages, like ${first}.)`
}
