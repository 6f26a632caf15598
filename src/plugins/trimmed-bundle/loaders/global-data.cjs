/**
 * Leaves out of what every page knows the list of all pages, which serves navigation bars with links to docs by id.
 *
 * @param {string} source `.docusaurus/globalData.json`
 * @returns {string} the same with empty lists
 */
module.exports = function trimGlobalData(source) {
  const data = JSON.parse(source)
  for (const { versions } of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of versions) version.docs = []
  }
  return JSON.stringify(data)
}
