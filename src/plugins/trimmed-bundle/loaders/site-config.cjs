/** What is done while building: the browser never asks, and paths of the machine that built the site are among it. */
const WHILE_BUILDING = [
  'presets',
  'plugins',
  'themes',
  'markdown',
  'scripts',
  'headTags',
  'stylesheets',
  'clientModules',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'staticDirectories',
]

/**
 * Leaves out of the site's configuration what serves the build.
 *
 * @param {string} source `.docusaurus/docusaurus.config.mjs`, an object in the form of JSON
 * @returns {string} the same without it
 */
module.exports = function trimSiteConfig(source) {
  const start = source.indexOf('export default') + 'export default'.length
  const config = JSON.parse(source.slice(start).trim().replace(/;$/, ''))
  for (const name of WHILE_BUILDING) delete config[name]
  delete config.themeConfig.prism
  config.future = { experimental_router: config.future.experimental_router }
  return `export default ${JSON.stringify(config)}`
}
