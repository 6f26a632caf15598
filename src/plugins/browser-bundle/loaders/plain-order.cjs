const COMPARISON = 'a[0].localeCompare(b[0])'

/**
 * Sorts names by their characters instead of by a language's order, which takes a slow phone some 60 ms to set up at
 * every first load. The order itself doesn't matter; it only has to be the same each time.
 *
 * @param {string} source `utils/reactUtils.js` of the theme's common package
 * @returns {string} the same with another comparison
 * @throws {Error} when the comparison is not there: an upgrade has changed it
 */
module.exports = function sortPlainly(source) {
  if (!source.includes(COMPARISON))
    throw new Error(
      'No known comparison of names: compare src/plugins/browser-bundle/loaders/plain-order.cjs with @docusaurus/theme-common/lib/utils/reactUtils.js.',
    )
  return source.replace(COMPARISON, '(a[0] < b[0] ? -1 : 1)')
}
