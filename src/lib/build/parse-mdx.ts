import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx)

/**
 * Parses a page as Docusaurus does, but with its front matter, so that places are those of the file.
 *
 * @param text - the whole MDX file
 * @throws VFileMessage with line, column and reason, if the page is not valid MDX
 */
export function parseMdx(text: string): Root {
  return parser.parse(text)
}
