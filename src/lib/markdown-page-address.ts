/**
 * The address of a page as Markdown, which src/features/built-site/markdown-pages writes.
 *
 * @param path - the page's path, `/` for the home page
 */
export function markdownAddress(path: string): string {
  return path.endsWith('/') ? `${path}index.md` : `${path}.md`
}

/**
 * The address of a page as Markdown with everything: the JavaScript form of samples, and the tests that prove them.
 *
 * @param path - the page's path, `/` for the home page
 */
export function fullAddress(path: string): string {
  return sectionAddress(path, 'full')
}

/**
 * The address of a section of a long page as Markdown.
 *
 * @param path - the page's path, `/` for the home page
 * @param id - of its heading
 */
export function sectionAddress(path: string, id: string): string {
  return `${path.replace(/\/$/, '')}/${id}.md`
}
