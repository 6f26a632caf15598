import path from 'node:path'

import type { Fence } from './fence'

/**
 * Returns the text of a file that a page shows.
 *
 * @param file - path from the site's folder, with forward slashes
 * @returns undefined if there is no such file
 */
export type ReadFile = (file: string) => string | undefined

/** Whole apps, a folder each. The path below that folder is the file's name in the page's project. */
const APP_FILE = /^examples\/[^/]+\/(.+)$/

/**
 * Fills a fence tagged with `file` with that file, so that a page shows the code that is built and tested.
 *
 * @returns the faults, as sentences; the fence is complete if there are none
 */
export function includeFile(fence: Fence, readFile: ReadFile): string[] {
  const { file, title } = fence.tags
  if (file === undefined) return []
  const messages: string[] = []
  if (title !== undefined) messages.push('"file" already gives the block its name; remove "title".')
  if (fence.code.trim() !== '')
    messages.push(`The block shows ${file}; remove the lines in it, or the tag "file".`)
  const name = path.posix.normalize(file) === file ? APP_FILE.exec(file)?.[1] : undefined
  if (name === undefined) return [...messages, `file="${file}" must name a file below examples/<app>/.`]
  const text = readFile(file)
  if (text === undefined) return [...messages, `There is no file ${file}.`]
  if (messages.length > 0) return messages
  fence.tags.title = name
  fence.code = text.replace(/\s+$/, '')
  fence.included = { path: file, text }
  return []
}
