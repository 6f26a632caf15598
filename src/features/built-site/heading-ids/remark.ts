import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Heading, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

import { AuthorError } from '../../../lib/build/author-error'

/** The headings of the table of contents, which other pages link to. */
const DEPTHS: readonly number[] = [2, 3]
const WITH_ID = /\{\/\* *#[\w-]+ *\*\/\}\s*$/

/**
 * A remark plugin that stops the build at an h2 or h3 without an explicit id. Docusaurus would derive one from the words,
 * and links to it would break when the heading is reworded.
 */
export function remarkHeadingIds() {
  return (tree: Root, file: VFile): void => {
    const lines = String(file.value).split('\n')
    visit(tree, 'heading', (heading) => {
      const source = lines[(heading.position?.start.line ?? 0) - 1]
      if (!DEPTHS.includes(heading.depth) || source === undefined || WITH_ID.test(source)) return
      throw new AuthorError(`${placeOf(source, file)}: ${remedyFor(heading)}`)
    })
  }
}

/** Finds the line in the file, because positions in the compiled text don't count the front matter. */
function placeOf(source: string, { path: file }: VFile): string {
  const line = readFileSync(file, 'utf8').split('\n').indexOf(source) + 1
  return `${path.relative('.', file)}:${line}`
}

function remedyFor(heading: Heading): string {
  const words = toString(heading).trim()
  const id = words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const written = `${'#'.repeat(heading.depth)} ${words} {/* #${id} */}`
  return `the heading "${words}" has no id; give it one that stays when it is reworded, like "${written}".`
}
