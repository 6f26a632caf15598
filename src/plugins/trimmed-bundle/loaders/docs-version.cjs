/** What a value of the data becomes, by its name: `undefined` goes. */
const SMALLER = {
  // Asked for whether there is one, to tell pages from other links.
  docId: (value) => Boolean(value),
  // A missing one counts as `false`.
  unlisted: (value) => value || undefined,
}

/**
 * Leaves of the data that all docs pages share what their frame uses: the sidebar. Titles and descriptions of all pages
 * are in it as well, for cards that lead to them, which this site has none of.
 *
 * @param {string} source JSON with a `version`
 * @returns {string} the same without them
 */
module.exports = function trimDocsVersion(source) {
  const data = JSON.parse(source)
  if (!data.version?.docsSidebars) return source
  data.version.docs = {}
  return JSON.stringify(data, (name, value) => (name in SMALLER ? SMALLER[name](value) : value))
}
