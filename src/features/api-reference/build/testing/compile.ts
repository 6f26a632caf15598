import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified, type PluggableList } from 'unified'
import { afterAll } from 'vitest'

const site = mkdtempSync(path.join(tmpdir(), 'reference-'))
afterAll(() => rmSync(site, { recursive: true, force: true }))

/** Parses a page. */
export const parse = (text: string): Root =>
  unified().use(remarkParse).use(remarkGfm).use(remarkMdx).parse(text)

/** Compiles a page as the platform does: its file has the front matter, and what is compiled doesn't. */
export function compilePage(text: string, plugins: PluggableList, page = 'docs/a.mdx', front = ''): Root {
  const file = path.join(site, page)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, front + text)
  return unified().use(plugins).runSync(parse(text), { cwd: site, path: file, value: text }) as Root
}

/** `<Options>` around a table; each row is the cells without the bars around them. */
export function getOptions(attributes: string, columns: string, ...rows: string[]): string {
  const line = columns.replaceAll(/\w+/g, '---')
  const body = [columns, line, ...rows].map((row) => `| ${row} |`).join('\n')
  return `<Options ${attributes}>\n\n${body}\n\n</Options>\n`
}
