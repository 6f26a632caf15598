const path = require('node:path')

const refuse = require('./refuse.cjs')

/**
 * Stands in for a package that only `npm run dev` uses, which installs it and says where (scripts/dev.mjs).
 *
 * @param {string} name
 * @returns {unknown} the package itself there; for other commands, which load it without using it, what refuses
 */
module.exports = function forDevelopment(name) {
  const folder = process.env.DEVELOPMENT_PACKAGES
  return folder === undefined ? refuse(name) : require(path.join(folder, 'node_modules', name))
}
