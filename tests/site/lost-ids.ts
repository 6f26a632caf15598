import { findAlias, type HeadingAliases } from '../../src/features/built-site/heading-ids/aliases'
import { readAliases } from '../../src/features/built-site/heading-ids/read-aliases'
import { readRedirects } from '../../src/config/read-redirects'
import { findRedirect } from '../../src/config/redirects'
import type { LinkableIds } from '../../src/features/built-site/heading-ids/published-ids'

/**
 * Lists the published ids of a page that lead nowhere now.
 *
 * @param page - the address at which they were published; it may have moved
 */
export function lostIds(
  page: string,
  ids: readonly string[],
  linkable: LinkableIds,
  aliases: HeadingAliases = readAliases('.').data,
): string[] {
  const address = linkable.has(page) ? page : (findRedirect(page, readRedirects('.')) ?? page)
  const present = new Set(linkable.get(address))
  return ids.filter((id) => !present.has(id) && findAlias(address, id, aliases) === undefined)
}
