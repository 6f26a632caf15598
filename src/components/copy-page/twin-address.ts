/**
 * Where the text twin of a page is: the page as Markdown, which src/plugins/text-twins writes.
 *
 * @param path - the page's path, `/` for the home page
 */
export function twinAddress(path: string): string {
  return path.endsWith('/') ? `${path}index.md` : `${path}.md`
}
