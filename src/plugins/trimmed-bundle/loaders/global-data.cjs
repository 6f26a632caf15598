/**
 * Leaves of what plugins tell all pages what the frame uses. The docs plugin's list of all pages is for links to other
 * versions of a page, which this site has none of.
 *
 * @param {string} source `.docusaurus/globalData.json`
 * @returns {string} the same without the list
 * @throws {Error} when the docs plugin has no versions there
 */
module.exports = function trimGlobalData(source) {
  const data = JSON.parse(source)
  const versions = data['docusaurus-plugin-content-docs']?.default?.versions
  if (!versions) throw new Error('The global data has another form than this Docusaurus wrote before.')
  for (const version of versions) version.docs = []
  return JSON.stringify(data)
}
