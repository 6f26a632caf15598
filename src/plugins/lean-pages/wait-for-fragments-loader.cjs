/**
 * Makes the chunk of a page wait for the HTML of its static parts, so that the stock router changes the page only when
 * both are there. For the browser alone: the server renders the parts itself, and could not wait at this place.
 *
 * @param {string} source the compiled page
 * @returns {string} the same, with a top-level `await` where the page has static parts
 */
module.exports = function waitForFragments(source) {
  const key = /\bid: ?"([0-9a-f]{8})-0"/.exec(source)?.[1]
  if (key === undefined) return source
  return `${source}
import { loadFragments } from '@site/src/lean-pages/fragments'
await loadFragments("${key}")
`
}
