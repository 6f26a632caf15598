import { readFileSync } from 'node:fs'
import path from 'node:path'

import { forwardSlashes } from './forward-slashes'

/** The file of a page that is being compiled. */
export interface PageSource {
  /** Path from the site's folder, with forward slashes. */
  page: string
  /** The whole MDX file. */
  text: string
  /** The line in the file, from 1, for a line of the text that is compiled. */
  lineInFile: (line: number) => number
}

/** What Docusaurus removes before a page is compiled: the front matter, and empty lines around it. */
const REMOVED = /^(?:---\r?\n(?:[^]*?\r?\n)?---[^\S\n]*(?:\n|$))?\s*/

/**
 * Reads the file of a page for a remark plugin, whose tree counts its lines from below the front matter.
 *
 * @param file - the compiled file: the site's folder, and the absolute path of the page
 */
export function pageSource(file: { cwd: string; path: string }): PageSource {
  const text = readFileSync(file.path, 'utf8')
  const [removed = ''] = REMOVED.exec(text) ?? []
  const above = removed.split('\n').length - 1
  return {
    page: forwardSlashes(path.relative(file.cwd, file.path)),
    text,
    lineInFile: (line) => line + above,
  }
}
