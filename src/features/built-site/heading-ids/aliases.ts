/** Old ids of one page and their targets: an id of the same page, or `/page#id` if the section moved to another. */
type AliasesOfPage = Readonly<Record<string, string>>

/** {@link AliasesOfPage} by the address of the page. */
export type HeadingAliases = Readonly<Record<string, AliasesOfPage>>

/**
 * Finds the new target of an id that a page no longer has.
 *
 * @param page - the path of the page, with or without a slash at its end
 * @param id - the id after the `#`, decoded
 * @returns `#id` or `/page#id`; `undefined` when the id was never there
 */
export function findAlias(page: string, id: string, aliases: HeadingAliases): string | undefined {
  const address = page.length > 1 ? page.replace(/\/+$/, '') : page
  const [, target] = Object.entries(aliases[address] ?? {}).find(([old]) => old === id) ?? []
  if (target === undefined) return undefined
  return target.startsWith('/') ? target : `#${target}`
}
