import type { DataDiagnostic } from '../../../lib/build/content/data-diagnostic'
import type { ContentFile } from '../../../lib/build/content/read-content'
import type { HeadingAliases } from './aliases'
import type { LinkableIds } from './linkable-ids'

/** Lists what is wrong with the aliases: old ids that are back, and targets that don't exist. */
export function aliasDiagnostics(
  { file, data, lineOf }: ContentFile<HeadingAliases>,
  linkable: LinkableIds,
): DataDiagnostic[] {
  return Object.entries(data).flatMap(([page, aliases]) => {
    if (!linkable.has(page)) {
      const message = `There is no page ${page}. If it has moved, add the move to content/redirects.yaml.`
      return [{ file, line: lineOf(page), message }]
    }
    return Object.entries(aliases).flatMap(([id, target]) =>
      messagesOf(page, id, target, linkable).map((message) => ({ file, line: lineOf(page, id), message })),
    )
  })
}

function messagesOf(page: string, id: string, target: string, linkable: LinkableIds): string[] {
  if (linkable.get(page)?.includes(id)) {
    return [`${page} has the id "${id}", so the alias is never used. Remove it.`]
  }
  const [path = '', targetId = ''] = target.startsWith('/') ? target.split('#') : [page, target]
  if (linkable.get(path)?.includes(targetId)) return []
  return [
    `${page}#${id} leads to ${path}#${targetId}, which doesn't exist. Name the heading that covers the subject now.`,
  ]
}
