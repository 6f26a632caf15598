const HEAD_END = '</head>'

/**
 * Adds elements at the end of a page's head.
 *
 * @throws Error if the page has no end of a head, which HTML allows to leave out
 */
export function appendToHead(html: string, elements: string): string {
  const end = html.indexOf(HEAD_END)
  if (end === -1) {
    throw new Error(
      `A built page has no ${HEAD_END}: compare the options of the minifier in @docusaurus/bundler/lib/minifyHtml.js.`,
    )
  }
  return html.slice(0, end) + elements + html.slice(end)
}
