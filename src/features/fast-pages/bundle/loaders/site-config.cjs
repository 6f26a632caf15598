/** Fields that only the build uses. Some hold paths of the machine that built the site. */
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
  'webpack',
]

const IN_THE_BROWSER = [
  'title',
  'tagline',
  'titleDelimiter',
  'url',
  'baseUrl',
  'favicon',
  'trailingSlash',
  'i18n',
  'future',
  'storage',
  'customFields',
  'themeConfig',
  'baseUrlIssueBanner',
  'noIndex',
]

/** The one flag of `future` that the client of @docusaurus/core asks for. */
const ROUTER = 'experimental_router'

const COMPARE =
  'Compare src/features/fast-pages/bundle/loaders/site-config.cjs with DEFAULT_CONFIG in @docusaurus/core/lib/server/configValidation.js, and with what @docusaurus/core/lib/client asks of siteConfig.'

/**
 * Removes the fields that only the build uses from the site's configuration.
 *
 * @param {string} source `.docusaurus/docusaurus.config.mjs`, an object in the form of JSON
 * @returns {string} the same without it
 * @throws {Error} when a field is unknown or missing, because somebody must decide whether the browser needs it
 */
module.exports = function trimSiteConfig(source) {
  const start = source.indexOf('export default') + 'export default'.length
  const config = JSON.parse(source.slice(start).trim().replace(/;$/, ''))
  const unknown = Object.keys(config).filter((name) => ![...WHILE_BUILDING, ...IN_THE_BROWSER].includes(name))
  if (unknown.length > 0)
    throw new Error(`The configuration has new fields: ${unknown.join(', ')}. ${COMPARE}`)
  const missing = WHILE_BUILDING.filter((name) => !(name in config))
  if (missing.length > 0) throw new Error(`The configuration lacks fields: ${missing.join(', ')}. ${COMPARE}`)
  if (config.future?.[ROUTER] === undefined)
    throw new Error(`The configuration lacks future.${ROUTER}. ${COMPARE}`)
  for (const name of WHILE_BUILDING) delete config[name]
  delete config.themeConfig.prism
  config.future = { [ROUTER]: config.future[ROUTER] }
  return `export default ${JSON.stringify(config)}`
}
