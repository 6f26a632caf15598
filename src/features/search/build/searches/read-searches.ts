import { checkContent, type ContentFile } from '../../../../lib/build/content/read-content'
import type { DataDiagnostic } from '../../../../lib/build/content/data-diagnostic'
import schema from '../searches.schema.json'

/** The id that stands for a page itself. */
const WHOLE_PAGE = '(page)'

/**
 * A query and where it may lead: pages (`/api/createSlice`, with any of their sections) or single sections
 * (`/api/createSlice#options`).
 */
export type Query = readonly [query: string, ...targets: string[]]

/** A place of the site that a file names, and the line where it does. */
interface NamedPlace {
  /** The path of a page, with or without an id: `/api/createSlice#options`. */
  place: string
  /** From 1. */
  line: number
}

/** What readers search for who need a section, or a whole page, and say it in other words. */
interface SectionSearches extends NamedPlace {
  searches: readonly string[]
}

/** What a file beside a page says. */
export interface PageSearches {
  /** Path from the site's folder, with forward slashes: `docs/api/createSlice.search.yaml`. */
  file: string
  sections: readonly SectionSearches[]
  /** What the relevance suite asks about the page, by kind. */
  queries: Readonly<Record<string, readonly Query[]>>
  /** The places that {@link PageSearches.queries} lead to. */
  targets: readonly NamedPlace[]
}

/** What `searches.schema.json` describes. */
interface Written {
  /** Searches by the id of their section. */
  searches?: Readonly<Record<string, readonly string[]>>
  /** Places by query, by kind. */
  queries?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}

/** What a file beside a page says, nothing if it has faults, and its faults. */
export interface Reading {
  searches: PageSearches
  diagnostics: readonly DataDiagnostic[]
}

/**
 * Reads the file beside a page.
 *
 * @param file - its path, for messages
 * @param page - the path of the page: `/api/createSlice`
 */
export function readSearches(text: string, file: string, page: string): Reading {
  const { content, diagnostics } = checkContent<Written>(text, file, schema)
  if (content === undefined)
    return { searches: { file, sections: [], queries: {}, targets: [] }, diagnostics }
  return { searches: { file, sections: sectionsIn(content, page), ...queriesIn(content, page) }, diagnostics }
}

function sectionsIn({ data, getLine }: ContentFile<Written>, page: string): SectionSearches[] {
  return Object.entries(data.searches ?? {}).map(([id, searches]) => ({
    place: placeOn(page, id),
    line: getLine('searches', id),
    searches,
  }))
}

function queriesIn(
  { data, getLine }: ContentFile<Written>,
  page: string,
): Pick<PageSearches, 'queries' | 'targets'> {
  const targets: NamedPlace[] = []
  const kinds = Object.entries(data.queries ?? {}).map(([kind, queries]) => [
    kind,
    Object.entries(queries).map(([query, names]) => {
      const places = names.map((name) => placeOn(page, name))
      targets.push(...places.map((place, at) => ({ place, line: getLine('queries', kind, query, at) })))
      return [query, ...places]
    }),
  ])
  return { queries: Object.fromEntries(kinds) as PageSearches['queries'], targets }
}

/** A name is that of a section of the page, of the page itself, or already the path of a place. */
function placeOn(page: string, name: string): string {
  if (name.startsWith('/')) return name
  return name === WHOLE_PAGE ? page : `${page}#${name}`
}
