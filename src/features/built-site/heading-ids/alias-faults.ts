import type { AliasesOfPage } from './aliases'
import type { LinkableIds } from './linkable-ids'

/**
 * Lists what is wrong with the aliases: old ids that are back, and targets that don't exist.
 *
 * @returns one sentence per fault, with its remedy; empty when there is none
 */
export function aliasFaults(
  aliases: Readonly<Record<string, AliasesOfPage>>,
  linkable: LinkableIds,
): string[] {
  return Object.entries(aliases).flatMap(([page, aliasesOfPage]) => {
    if (!linkable.has(page)) {
      return [
        `  ${page}: there is no such page. If the page has moved, add the move to content/redirects.yaml.`,
      ]
    }
    return Object.entries(aliasesOfPage).flatMap(([id, target]) => faultOf(page, id, target, linkable))
  })
}

function faultOf(page: string, id: string, target: string, linkable: LinkableIds): string[] {
  if (linkable.get(page)?.includes(id)) {
    return [`  ${page}#${id}: the page has this id, so the alias is never used. Remove it.`]
  }
  const [path = '', targetId = ''] = target.startsWith('/') ? target.split('#') : [page, target]
  if (linkable.get(path)?.includes(targetId)) return []
  return [
    `  ${page}#${id} leads to ${path}#${targetId}, which doesn't exist. Name the heading that covers the subject now.`,
  ]
}
