/** For each field name, a function that returns its new value; `undefined` removes the field. */
const SMALLER = {
  // Asked for whether there is one, to tell pages from other links.
  docId: (value) => Boolean(value),
  // A missing one counts as `false`.
  unlisted: (value) => value || undefined,
}

/**
 * Reduces the data that all docs pages share to the part that their frame uses: the sidebar. The titles and descriptions
 * of all pages are removed, because they are for cards, and this site has no cards.
 *
 * @param {string} source JSON with a `version`
 * @returns {string} the same without them
 * @throws {Error} when the data has another form
 */
module.exports = function trimDocsVersion(source) {
  const data = JSON.parse(source)
  const { docs, docsSidebars } = data.version ?? {}
  if (!isObject(docs) || !isObject(docsSidebars) || !hasKnownLinks(docsSidebars)) {
    throw new Error(
      `${this.resourcePath}: no version of the docs with sidebars whose links have a "docId". Compare src/features/fast-pages/bundle/loaders/docs-version.cjs with toVersionMetadataProp in @docusaurus/plugin-content-docs/lib/props.js.`,
    )
  }
  data.version.docs = {}
  return JSON.stringify(data, (name, value) => (name in SMALLER ? SMALLER[name](value) : value))
}

/** Whether the links of the sidebars, if there are any, say which page they lead to. */
function hasKnownLinks(sidebars) {
  const text = JSON.stringify(sidebars)
  return !text.includes('"type":"link"') || text.includes('"docId":')
}

function isObject(value) {
  return typeof value === 'object' && value !== null
}
