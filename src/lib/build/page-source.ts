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

/** Empty lines at the end may be removed, too. */
const getLines = (text: string): number => text.trimEnd().split('\n').length

/**
 * Reads the file of a page for a remark plugin. The text that is compiled may lack the front matter, and the lines of the
 * tree are counted in that text.
 *
 * @param file - the compiled file: the site's folder, the absolute path of the page, and the text that is compiled
 */
export function pageSource(file: { cwd: string; path: string; value: unknown }): PageSource {
  const text = readFileSync(file.path, 'utf8')
  const above = getLines(text) - getLines(String(file.value))
  return {
    page: forwardSlashes(path.relative(file.cwd, file.path)),
    text,
    lineInFile: (line) => line + above,
  }
}
