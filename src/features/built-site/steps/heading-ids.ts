import { getAddress } from '../../../lib/build/html-files'
import { assertNoDiagnostics, type DataDiagnostic } from '../../../lib/build/content/data-diagnostic'
import { linkableIds, type LinkableIds } from '../heading-ids/published-ids'
import { readAliases } from '../heading-ids/read-aliases'
import type { Step } from '../../../lib/build/built-site-step'
import type { ContentFile } from '../../../lib/build/content/read-content'
import type { HeadingAliases } from '../heading-ids/aliases'

/** Stops the build if an old heading id no longer leads anywhere: `content/heading-id-aliases.yaml`. */
export const headingIds: Step<string[]> = {
  name: 'heading-ids',
  reads: 'document',
  read: linkableIds,
  finish(pages, { siteDir }) {
    const linkable = new Map(
      pages.flatMap(({ file, finding }) => (finding.length > 0 ? [[getAddress(file), finding]] : [])),
    )
    assertNoDiagnostics('Old ids of headings', aliasDiagnostics(readAliases(siteDir), linkable))
  },
}

/** Lists what is wrong with the aliases: old ids that are back, and targets that don't exist. */
export function aliasDiagnostics(
  { file, data, getLine }: ContentFile<HeadingAliases>,
  linkable: LinkableIds,
): DataDiagnostic[] {
  return Object.entries(data).flatMap(([page, aliases]) => {
    if (!linkable.has(page)) {
      const message = `There is no page ${page}. If it has moved, add the move to content/redirects.yaml.`
      return [{ file, line: getLine(page), message }]
    }
    return Object.entries(aliases).flatMap(([id, target]) =>
      getMessages(page, id, target, linkable).map((message) => ({ file, line: getLine(page, id), message })),
    )
  })
}

function getMessages(page: string, id: string, target: string, linkable: LinkableIds): string[] {
  if (linkable.get(page)?.includes(id)) {
    return [`${page} has the id "${id}", so the alias is never used. Remove it.`]
  }
  const [path = '', targetId = ''] = target.startsWith('/') ? target.split('#') : [page, target]
  if (linkable.get(path)?.includes(targetId)) return []
  return [
    `${page}#${id} leads to ${path}#${targetId}, which doesn't exist. Name the heading that covers the subject now.`,
  ]
}
