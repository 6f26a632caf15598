import type { Concept } from './read-query'
import { closest } from '../../../lib/closest'
import { compactNames, givenName } from './heading'
import { RANKING } from './ranking-constants'
import type { SearchRecord } from '../shared/record'
import type { Subject } from './subject'
import { getHumps, normalizeTerm, getWords } from '../shared/tokenize'

/** The query as a name; a mistyped word is replaced by the term that was found for it. */
export function nameInQuery(
  query: string,
  concepts: readonly Concept[],
  results: ReadonlyArray<{ terms: readonly string[] }>,
): string {
  const [name = ''] = compactNames(query)
  const [only, ...others] = concepts
  if (others.length > 0 || !only) return name
  if (!only.isUnknown) return getWords(query).length === 1 ? (compactNames(only.word)[0] ?? name) : name
  return closest(name, new Set(results.flatMap(({ terms }) => terms))) ?? name
}

/** Raises records whose name, or one of whose names, is the query or begins with it. */
export function nameFactor(record: SearchRecord, heading: string, queryName: string): number {
  if (queryName.length < 2) return 1
  const kind = record.type === 'lvl1' ? 'page' : isNamedRow(record, heading) ? 'row' : 'section'
  const full = RANKING.exact[kind]
  const names = getNames(record, heading)
  if (names.includes(queryName)) return full
  const part = Math.min(full, RANKING.part)
  const parts = partNames(heading)
  if (parts.includes(queryName)) return part
  const begun = names.flatMap((name) => getTails(name, heading)).filter((name) => name.startsWith(queryName))
  const begunParts = parts.filter((name) => name.startsWith(queryName))
  const share = (list: readonly string[]) =>
    Math.max(0, ...list.map(({ length }) => queryName.length / length))
  const beginning = RANKING.beginning[kind === 'page' ? 'page' : 'section']
  return 1 + beginning * Math.max((full - 1) * share(begun), (part - 1) * share(begunParts))
}

function isNamedRow(record: SearchRecord, heading: string): boolean {
  return !isSection(record) || isMember(record, heading)
}

/** Raises what is on the page that a name has its home on. */
export function homeFactor(queryName: string, subject: Subject | undefined): number {
  const parts = (subject?.names ?? [])
    .filter((name) => name.startsWith(queryName))
    .map((name) => queryName.length / name.length)
  return queryName.length < 2 ? 1 : 1 + RANKING.home * Math.max(0, ...parts) ** 2
}

/** The names of a record: its heading, and that in the address of a section. */
export function getNames(record: SearchRecord, heading: string): string[] {
  return [heading, ...(isNamedRow(record, heading) ? [] : [givenName(record)])].flatMap(compactNames)
}

/** The names of which a heading consists, or which it explains. */
function partNames(heading: string): string[] {
  const parts = heading.split(/: |, | and | or /)
  return parts.length === 1 ? [] : parts.filter((part) => !part.includes(' ')).flatMap(compactNames)
}

/** A name, and what is left of it from each of its words on: "select" begins the end of `createSelector`. */
function getTails(name: string, heading: string): string[] {
  if (heading.includes(' ') || normalizeTerm(heading) !== name) return [name]
  return getHumps(heading).map(({ start }) => name.slice(start))
}

/** Whether the record is a page or a section, not a row that shares its address, or the continuation of a long text. */
export function isSection({ objectID, url }: SearchRecord): boolean {
  return objectID === url
}

/** Whether the record is the row of a type's member, whose id is made of both names: `module-init`. */
export function isMember({ anchor }: SearchRecord, heading: string): boolean {
  const name = heading.toLowerCase().replace(/[^a-z\d]+/g, '')
  const address = anchor?.replaceAll('-', '') ?? ''
  return !heading.includes(' ') && name !== '' && address !== name && address.endsWith(name)
}
