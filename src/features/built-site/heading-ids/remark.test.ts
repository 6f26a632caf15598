import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { remarkHeadingIds } from './remark'

const FRONT_MATTER = '---\nid: page\n---\n'
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'heading-ids-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Reads a page as the platform does: without its front matter. */
function read(content: string): void {
  const file = path.join(folder, 'page.mdx')
  writeFileSync(file, FRONT_MATTER + content)
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkHeadingIds)
  processor.runSync(processor.parse(content), new VFile({ path: file, value: content }))
}

describe('headings', () => {
  it.each(['## Initial state {/* #initial-state */}', '### `a` & b {/* #a-b */}', '# Title', '#### Deep'])(
    'may be %s',
    (heading) => {
      expect(() => read(`Text\n\n${heading}\n`)).not.toThrow()
    },
  )

  it('may be anything in code', () => {
    expect(() => read('```md\n## A heading\n```\n')).not.toThrow()
  })

  it('have the line of their own, not that of the same words in code', () => {
    expect(() => read('```md\n## Setup\n```\n\n## Setup\n')).toThrow(/page\.mdx:8: /)
  })

  it('without an id stop the build with file, line and remedy', () => {
    expect(() => read('Text\n\n## Initial state!\n')).toThrow(
      /page\.mdx:6: the heading "Initial state!" has no id; .* "## Initial state! \{\/\* #initial-state \*\/\}"\.$/,
    )
  })
})
