/**
 * The address of a page as Markdown, which src/features/built-site/markdown-pages writes.
 *
 * @param path - the page's path, `/` for the home page
 */
export function markdownAddress(path: string): string {
  return path.endsWith('/') ? `${path}index.md` : `${path}.md`
}
