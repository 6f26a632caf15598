/**
 * Reduces the versions of all plugins, which nothing but the debug pages of development shows, to that of Docusaurus.
 *
 * @param {string} source `.docusaurus/site-metadata.json`
 * @returns {string} the same with the one version
 */
module.exports = function trimSiteMetadata(source) {
  const { docusaurusVersion } = JSON.parse(source)
  return JSON.stringify({ docusaurusVersion, pluginVersions: {} })
}
