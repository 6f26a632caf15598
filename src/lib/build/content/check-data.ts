import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Document, YAMLError } from 'yaml'
import { fromJSONSchema, type core } from 'zod'

import type { Report } from './data-diagnostic'
import { schemaAt, type DataPath, type JsonSchema } from './schema'

type Issue = core.$ZodIssue

/** What a schema calls a type, for readers. */
const TYPES: Readonly<Record<string, string>> = {
  object: 'a map: lines with a key, a colon and a value',
  array: 'a list: lines that begin with "- "',
  boolean: 'true or false',
}

/** A YAML file as its nodes. */
interface OpenedYaml {
  /** Undefined if the file can't be read at all, which has been reported then. */
  document: Document.Parsed | undefined
  /** The line of a node that begins there, from 1. */
  lineAt: (offset?: number) => number
}

/** Opens a YAML file, and reports where it isn't valid. */
export function parseYaml(text: string, report: Report): OpenedYaml {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const lineAt = (offset = 0): number => Math.max(1, lines.linePos(offset).line)
  const unreadable = [...document.errors, ...document.warnings]
  for (const error of unreadable) report(lineAt(error.pos[0]), remedyForYaml(error))
  return { document: unreadable.length > 0 ? undefined : document, lineAt }
}

/**
 * Compares a file with its schema.
 *
 * @param lineAt - the line of an offset in the file
 * @param report - is called with the line and the remedy of each fault
 */
export function checkData(
  document: Document,
  schema: JsonSchema,
  lineAt: (offset?: number) => number,
  report: Report,
): void {
  const rules = fromJSONSchema(schema)
  const { error } = rules.safeParse(document.toJS())
  for (const issue of error?.issues ?? []) {
    for (const path of getPlaces(issue))
      report(lineAt(getOffset(document, path)), remedyFor(issue, path, document, schema))
  }
}

/** The places of an issue: one for each key where keys are wrong. */
function getPlaces(issue: Issue): DataPath[] {
  if (issue.code !== 'unrecognized_keys') return [issue.path]
  return issue.keys.map((key) => [...issue.path, key])
}

/** Where a place of a file begins: at the key of a value; at what is around it if it is missing. */
export function getOffset(document: Document, path: DataPath): number | undefined {
  let node: unknown = document.contents
  let offset = 0
  for (const step of path) {
    const { key, value } = getChild(node, step)
    if (!isNode(key)) break
    offset = key.range?.[0] ?? offset
    node = value
  }
  return offset
}

function getChild(node: unknown, step: PropertyKey): { key?: unknown; value?: unknown } {
  if (isSeq(node)) return { key: node.items[Number(step)], value: node.items[Number(step)] }
  if (!isMap(node)) return {}
  return node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step)) ?? {}
}

function nodeAt(document: Document, path: DataPath): { exists: boolean; node: unknown } {
  return path.reduce<{ exists: boolean; node: unknown }>(
    ({ node }, step) => {
      const { key, value } = getChild(node, step)
      return { exists: key !== undefined, node: value }
    },
    { exists: true, node: document.contents },
  )
}

function remedyFor(issue: Issue, path: DataPath, document: Document, schema: JsonSchema): string {
  const name = getName(path)
  const place = schemaAt(schema, path)
  const { exists, node } = nodeAt(document, path)
  const written = isScalar(node) ? String(node.value) : name
  const hint = place.description ?? 'compare it with the entries around it.'
  switch (issue.code) {
    case 'invalid_type':
      if (!exists) return `"${name}" is missing: add it.${place.description === undefined ? '' : ` ${hint}`}`
      if (issue.expected === 'string') return remedyForText(node)
      return `${path.length === 0 ? 'The file' : `"${name}"`} has to be ${TYPES[issue.expected] ?? issue.expected}.`
    case 'unrecognized_keys':
      return remedyForKey(name, schemaAt(schema, path.slice(0, -1)))
    case 'invalid_key':
      return `"${name}" can't be a key here. ${schemaAt(schema, path.slice(0, -1)).propertyNames?.description ?? hint}`
    case 'too_small':
      return `"${name}" is empty: add something, or remove it.`
    case 'too_big':
      return `This has ${written.length} characters, and ${String(issue.maximum)} is the most: shorten it.`
    case 'invalid_value':
      return `"${written}" is not one of ${issue.values.map(String).join(', ')}: use one of them.`
    case 'custom':
      return `"${written}" is repeated: remove it.`
    default:
      return written.trim() === '' ? remedyForText(node) : `"${written}" doesn't fit. ${hint}`
  }
}

function remedyForKey(key: string, { properties, description = '' }: JsonSchema): string {
  if (properties === undefined) return `"${key}" can't be a key here. ${description}`
  return `"${key}" is not a field: use one of ${Object.keys(properties).join(', ')}, or remove it.`
}

/** The last key of a path: an item of a list has the name of the list. */
function getName(path: DataPath): string {
  const name = path.filter((step) => typeof step !== 'number').at(-1)
  return name === undefined ? 'The file' : String(name)
}

/** What to do about a node in the place of a text. */
function remedyForText(node: unknown): string {
  if (isScalar(node) && (node.value === null || node.value === '' || typeof node.value === 'string')) {
    return 'The text is empty: write it, or remove its line.'
  }
  return isScalar(node) ? `${String(node.value)} is not a text: put it in quotes.` : 'There has to be a text.'
}

function remedyForYaml({ code, message }: YAMLError): string {
  if (code === 'DUPLICATE_KEY') return 'This is repeated: leave one of the two.'
  const [reason = ''] = message.split('\n')
  return `This is not valid YAML: ${reason} A text with ": ", " #" or a mark at its beginning belongs in quotes.`
}
