const IMPORT =
  /\bimport\s*\{\s*StaticPart\s*\}\s*from\s*["']@site\/src\/features\/fast-pages\/islands\/StaticPart["']/
const FIRST_ID = /\bid: ?"([0-9a-f]{8})-0"/

/** The remedy: compiled pages have a new form. */
const COMPARE =
  'Compare src/features/fast-pages/islands/build/wait-for-fragments-loader.cjs with what the mdxLoader of @docusaurus/mdx-loader leaves of a page.'

/**
 * Makes the chunk of a page wait for the HTML of its beginning, so that the stock router changes the page only when
 * both are there. For the browser only: the server renders the parts itself and can't wait here.
 *
 * @param {string} source the compiled page
 * @returns {string} the same, with a top-level `await` where the page has static parts
 * @throws {Error} when static parts were not looked for in the page, or it has some whose key can't be found: readers
 *   who come from another page would see none of its text
 */
module.exports = function waitForFragments(source) {
  // Every page imports the component, whether it has static parts or not (src/features/fast-pages/islands/compile/group-static.ts).
  if (!IMPORT.test(source))
    throw new Error(`${this.resourcePath}: the page was compiled without <StaticPart>. ${COMPARE}`)
  if (!/\bStaticPart\b/.test(source.replace(IMPORT, ''))) return source
  const key = FIRST_ID.exec(source)?.[1]
  if (key === undefined) throw new Error(`${this.resourcePath}: no static part has the number 0. ${COMPARE}`)
  return `${source}
import { loadBeginning } from '@site/src/features/fast-pages/islands/fragments'
await loadBeginning("${key}")
`
}
