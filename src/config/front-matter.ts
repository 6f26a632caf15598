import path from 'node:path'

import type { ParseFrontMatter } from '@docusaurus/types'

/** A `description` below says too little in a result list; above, it is cut there. */
const DESCRIPTION_LENGTH = { min: 110, max: 160 } as const

const KNOWN_FIELDS = [
  'id',
  'title',
  'description',
  'sidebar_label',
  'pagination_label',
  'hide_table_of_contents',
  'toc_max_heading_level',
  // Exports that the page is the home of; `src/plugins/library` checks them.
  'exports',
]

/**
 * Lists what is wrong with the front matter of a page of `docs/`.
 *
 * @param frontMatter - the parsed fields
 * @returns one sentence per fault, each with its remedy; empty when there is none
 */
export function frontMatterFaults(frontMatter: Readonly<Record<string, unknown>>): string[] {
  const { id, title, description, ...optional } = frontMatter
  const faults: string[] = []
  if (typeof id !== 'string' || !/^[\w-]+$/.test(id)) {
    faults.push(`"id" must be the last part of the page's address, like "id: createSlice".`)
  }
  if (typeof title !== 'string' || title.trim() === '') {
    faults.push('"title" must be the page\'s heading, like "title: createSlice".')
  }
  faults.push(...descriptionFaults(description))
  if (optional.sidebar_label !== undefined && typeof optional.sidebar_label !== 'string') {
    faults.push('"sidebar_label" must be text; put it in quotes.')
  }
  for (const field of Object.keys(optional).filter((name) => !KNOWN_FIELDS.includes(name))) {
    faults.push(`"${field}" is not a field of ours; use one of ${KNOWN_FIELDS.join(', ')}, or remove it.`)
  }
  return faults
}

function descriptionFaults(description: unknown): string[] {
  const { min, max } = DESCRIPTION_LENGTH
  if (typeof description !== 'string') {
    return [`"description" must be one sentence of ${min} to ${max} characters.`]
  }
  if (description.length < min || description.length > max) {
    return [`"description" has ${description.length} characters; write one sentence of ${min} to ${max}.`]
  }
  return []
}

/**
 * Makes the reader of front matter, which stops the build where a page leaves out or misspells a field.
 *
 * @param folder - the folder whose pages are held to it; others are read as the platform does
 * @returns a function that throws an Error naming the file and every fault with its remedy
 */
export function parsePagesOf(folder: string): ParseFrontMatter {
  return async (parameters) => {
    const result = await parameters.defaultParseFrontMatter(parameters)
    if (!path.resolve(parameters.filePath).startsWith(path.resolve(folder) + path.sep)) return result
    const faults = frontMatterFaults(result.frontMatter)
    if (faults.length === 0) return result
    const file = path.relative('.', parameters.filePath)
    const list = faults.map((fault) => `  - ${placeOf(fault, parameters.fileContent)}${fault}`)
    throw new Error(`Front matter of ${file}:\n${list.join('\n')}`)
  }
}

/** The line of the field that a fault begins with; empty if the page lacks that field. */
function placeOf(fault: string, content: string): string {
  const field = /^"([^"]+)"/.exec(fault)?.[1]
  const line = content.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 1
  return line === 0 ? '' : `line ${line}: `
}
