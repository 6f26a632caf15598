import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'

import type { PageDiagnostic } from './page-diagnostic'

/** Limits of `description`, in characters: in lists of results, a shorter one says too little, a longer one is cut. */
const DESCRIPTION_LENGTH = { min: 110, max: 160 } as const

const KNOWN_FIELDS = [
  'id',
  'title',
  'description',
  'sidebar_label',
  'pagination_label',
  'hide_table_of_contents',
  'toc_max_heading_level',
  // Exports that the page is the home of; `src/features/api-reference/build` checks them.
  'exports',
]

/**
 * Lists what is wrong with the front matter of a page of `docs/`: YAML that can't be read, and fields that are missing,
 * misspelled or of the wrong type. Docusaurus would accept most of them.
 *
 * @param text - the whole MDX file
 */
export function frontMatterDiagnostics(text: string): PageDiagnostic[] {
  const yaml = /^---\r?\n([^]*?)\r?\n---/.exec(text)?.[1] ?? ''
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  // The first line is the "---" that opens the front matter.
  const lineAt = (offset: number): number => lines.linePos(offset).line + 1
  if (document.errors.length > 0) {
    return document.errors.map(({ pos, message }) => ({
      line: lineAt(pos[0]),
      message: `The front matter is not valid YAML: ${message.split('\n')[0]}`,
    }))
  }
  const items = isMap(document.contents) ? document.contents.items : []
  const lineOf = (field: string): number => {
    const key = items.map((item) => item.key).find((node) => isScalar(node) && node.value === field)
    return isScalar(key) ? lineAt(key.range[0]) : 1
  }
  const fields = (document.toJS() ?? {}) as Record<string, unknown>
  return fieldDiagnostics(fields).map((message) => ({
    line: lineOf(/^"([^"]+)"/.exec(message)?.[1] ?? ''),
    message,
  }))
}

/** One sentence per fault, each with its remedy; it begins with the field. */
function fieldDiagnostics(frontMatter: Readonly<Record<string, unknown>>): string[] {
  const { id, title, description, ...optional } = frontMatter
  const diagnostics: string[] = []
  if (typeof id !== 'string' || !/^[\w-]+$/.test(id)) {
    diagnostics.push(`"id" must be the last part of the page's address, like "id: createSlice".`)
  }
  if (typeof title !== 'string' || title.trim() === '') {
    diagnostics.push('"title" must be the page\'s heading, like "title: createSlice".')
  }
  diagnostics.push(...descriptionDiagnostics(description))
  if (optional.sidebar_label !== undefined && typeof optional.sidebar_label !== 'string') {
    diagnostics.push('"sidebar_label" must be text; put it in quotes.')
  }
  for (const field of Object.keys(optional).filter((name) => !KNOWN_FIELDS.includes(name))) {
    diagnostics.push(
      `"${field}" is not a field of ours; use one of ${KNOWN_FIELDS.join(', ')}, or remove it.`,
    )
  }
  return diagnostics
}

function descriptionDiagnostics(description: unknown): string[] {
  const { min, max } = DESCRIPTION_LENGTH
  if (typeof description !== 'string') {
    return [`"description" must be one sentence of ${min} to ${max} characters.`]
  }
  if (description.length < min || description.length > max) {
    return [`"description" has ${description.length} characters; write one sentence of ${min} to ${max}.`]
  }
  return []
}
