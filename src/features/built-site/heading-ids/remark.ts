import type { Heading, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

import { AuthorError } from '../../../lib/build/author-error'
import { pageSource } from '../../../lib/build/page-source'
import { slug } from '../../../lib/build/slug'

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
      const line = heading.position?.start.line ?? 0
      const written = lines[line - 1]
      if (!DEPTHS.includes(heading.depth) || written === undefined || WITH_ID.test(written)) return
      const { page, lineInFile } = pageSource(file)
      throw new AuthorError(`${page}:${lineInFile(line)}: ${remedyFor(heading)}`)
    })
  }
}

function remedyFor(heading: Heading): string {
  const words = toString(heading).trim()
  const written = `${'#'.repeat(heading.depth)} ${words} {/* #${slug(words)} */}`
  return `the heading "${words}" has no id; give it one that stays when it is reworded, like "${written}".`
}
