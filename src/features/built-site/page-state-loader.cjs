// @ts-check
const path = require('node:path')

/**
 * Has a page be compiled again when the file with its state changes.
 *
 * @this {{ resourcePath: string, addDependency(file: string): void,
 *   getOptions(): { siteDir: string, folder: string } }}
 * @param {string} source
 */
module.exports = function withState(source) {
  const { siteDir, folder } = this.getOptions()
  this.addDependency(path.join(folder, path.relative(siteDir, this.resourcePath)))
  return source
}
