import { QUERY_KINDS, type Query } from '../../relevance/query'
import type { DataDiagnostic } from '../../../../lib/build/content/data-diagnostic'
import { readTyped, type Entry, type TypedReader } from './typed-nodes'
import { WHOLE_PAGE, type Asked, type NamedPlace, type PageSearches } from './types'

const FIELDS = ['searches', 'queries'] as const

const NEEDS_FIELDS = 'Nothing is in this file: write "searches:" or "queries:", or remove it.'
const NEEDS_SECTIONS = '"searches" needs the id of a section, with a list of searches.'
const NEEDS_KINDS = '"queries" needs a kind of queries, such as "questions:".'

const ID = /^[\w-]+$/
const ADDRESS = /^\/[\w/-]*(?:#[\w-]+)?$/

/** What a file beside a page says, and what is wrong with it. */
export interface Reading {
  searches: PageSearches
  faults: readonly DataDiagnostic[]
}

/**
 * Reads the file beside a page. `searches.schema.json` tells editors the same rules.
 *
 * @param file - its path, for messages
 * @param page - the path of the page: `/api/createSlice`
 */
export function readSearches(text: string, file: string, page: string): Reading {
  const faults: DataDiagnostic[] = []
  const reader = readTyped(text, (line, message) => faults.push({ file, line, message }))
  const fields = reader.root === undefined ? [] : fieldsOf(reader, reader.root)
  const entriesIn = (field: string, remedy: string) =>
    fields.flatMap((entry) => (entry.key.text === field ? reader.entriesOf(entry, remedy) : []))
  const asked = entriesIn('searches', NEEDS_SECTIONS).flatMap((entry) => askedBy(reader, entry, page))
  const kinds = entriesIn('queries', NEEDS_KINDS).map((entry) => queriesBy(reader, entry, page))
  return {
    searches: {
      file,
      asked,
      queries: Object.fromEntries(kinds.map(({ kind, queries }) => [kind, queries])),
      targets: kinds.flatMap(({ targets }) => targets),
    },
    faults: faults.sort((one, other) => one.line - other.line),
  }
}

function fieldsOf(reader: TypedReader, root: Entry): Entry[] {
  return reader.entriesOf(root, NEEDS_FIELDS).filter(({ key }) => isOneOf(reader, key, FIELDS, 'a field'))
}

function askedBy(reader: TypedReader, entry: Entry, page: string): Asked[] {
  const { text: id, line } = entry.key
  if (id !== WHOLE_PAGE && !ID.test(id)) {
    reader.report(line, `"${id}" is not an id: write that of a section, or ${WHOLE_PAGE} for the page.`)
    return []
  }
  const texts = reader.textsOf(entry, `"${id}" needs a list of searches: add one, or remove the id.`)
  return [{ place: placeOn(page, id), line, searches: texts.map(({ text }) => text) }]
}

interface QueriesOfKind {
  kind: string
  queries: Query[]
  targets: NamedPlace[]
}

function queriesBy(reader: TypedReader, entry: Entry, page: string): QueriesOfKind {
  const kind = entry.key.text
  if (!isOneOf(reader, entry.key, QUERY_KINDS, 'a kind of queries')) return { kind, queries: [], targets: [] }
  const found = reader
    .entriesOf(entry, `"${kind}" needs queries, each with the places that answer it: add one, or remove it.`)
    .map((query) => ({ query: query.key.text, targets: placesOf(reader, query, page) }))
  return {
    kind,
    queries: found.map(({ query, targets }) => [query, ...targets.map(({ place }) => place)]),
    targets: found.flatMap(({ targets }) => targets),
  }
}

function placesOf(reader: TypedReader, query: Entry, page: string): NamedPlace[] {
  const remedy = `"${query.key.text}" needs a list of places that answer it, such as [${WHOLE_PAGE}].`
  return reader.textsOf(query, remedy).flatMap(({ text, line }) => {
    if (text === WHOLE_PAGE || ID.test(text)) return [{ place: placeOn(page, text), line }]
    if (ADDRESS.test(text)) return [{ place: text, line }]
    reader.report(
      line,
      `"${text}" is not a place: write the id of a section, ${WHOLE_PAGE}, or a path such as /api/createSlice#options.`,
    )
    return []
  })
}

const placeOn = (page: string, id: string): string => (id === WHOLE_PAGE ? page : `${page}#${id}`)

function isOneOf(
  reader: TypedReader,
  { text, line }: Entry['key'],
  known: readonly string[],
  what: string,
): boolean {
  if (known.includes(text)) return true
  reader.report(line, `"${text}" is not ${what}: use one of ${known.join(', ')}, or remove it.`)
  return false
}
