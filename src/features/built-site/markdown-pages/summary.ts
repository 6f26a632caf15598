import type { MarkdownPage } from './make-markdown-page'

/**
 * Writes a paragraph about the site: the home page's description, the tagline, and how to read the
 * Markdown pages.
 *
 * @param version - of the library
 */
export function summaryOf(tagline: string, version: string, markdownPages: readonly MarkdownPage[]): string {
  const home = markdownPages.find(({ path }) => path === '/')
  const reading = 'Where a sample has a JavaScript form, it follows the TypeScript one.'
  return [
    ...(home ? [home.description] : []),
    tagline,
    `All pages describe Redux Toolkit ${version}. ${reading}`,
  ].join(' ')
}
