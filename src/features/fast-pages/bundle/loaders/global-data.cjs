/**
 * Reduces the plugins' global data to the part that the frame uses. The docs plugin's list of all pages is removed,
 * because it is for links to other versions of a page, and this site has one version.
 *
 * @param {string} source `.docusaurus/globalData.json`
 * @returns {string} the same without the list
 * @throws {Error} when the docs plugin has no versions there
 */
module.exports = function trimGlobalData(source) {
  const data = JSON.parse(source)
  const versions = data['docusaurus-plugin-content-docs']?.default?.versions
  if (!versions?.every(({ docs }) => Array.isArray(docs)))
    throw new Error(
      'The global data of the docs plugin has no versions with docs: compare src/features/fast-pages/bundle/loaders/global-data.cjs with @docusaurus/plugin-content-docs/lib/globalData.js.',
    )
  for (const version of versions) version.docs = []
  return JSON.stringify(data)
}
