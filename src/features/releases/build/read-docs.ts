import { readFileSync } from 'node:fs'
import path from 'node:path'

import { listPages } from '../../../lib/build/list-pages'
import { slug } from '../../../lib/build/slug'

/** The source of a page, as far as it says what came with which release. */
export interface Doc {
  /** Its file, from the site's folder. */
  file: string
  /** Its address, such as `/api/createSlice`. */
  path: string
  title: string
  lines: readonly string[]
}

const HEADING = /^#{2,6} (.+?) \{\/\* #([\w-]+) \*\/\}\s*$/
/** The first cell of a row, with or without a written type. */
const ROW = /^\| `([^`]+)`/

/** Reads the pages in `docs/`. */
export function readDocs(siteDir: string): Doc[] {
  return listPages(siteDir)
    .filter((file) => file.startsWith('docs/'))
    .map((file) => readDoc(file, readFileSync(path.join(siteDir, file), 'utf8')))
}

/** @param file - from the site's folder */
export function readDoc(file: string, text: string): Doc {
  const [, title = file] = /^title: (.+)$/m.exec(text) ?? []
  return {
    file,
    path: file.replace(/^docs/, '').replace(/\.mdx$/, ''),
    title: title.replace(/^(['"])(.*)\1$/, '$2'),
    lines: text.split('\n'),
  }
}

/** The id of a heading, if the line is one. */
export const headingId = (line: string): string | undefined => HEADING.exec(line)?.[2]

/** Whether a row of an option table has this id, which is made of the table's type and the name of the row. */
export function isRow(line: string, id: string): boolean {
  const name = nameOfRow(line)
  return name !== undefined && id.endsWith(`-${slug(name)}`)
}

/** What a place is called: the text of its heading, or the name of its row; the title of the page for a place without an id. */
export function nameAt({ title, lines }: Doc, id: string | undefined): string | undefined {
  if (id === undefined) return title
  const heading = lines.find((line) => headingId(line) === id)
  if (heading !== undefined) return HEADING.exec(heading)?.[1]
  const row = lines.find((line) => isRow(line, id))
  const name = row && nameOfRow(row)
  return name && `\`${name}\``
}

function nameOfRow(line: string): string | undefined {
  return ROW.exec(line)?.[1]?.replace(/[(<].*$/, '')
}
