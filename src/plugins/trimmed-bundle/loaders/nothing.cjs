/**
 * Versions of packages, which only a page for debugging shows.
 *
 * @returns {string} an empty object in JSON
 */
module.exports = function dropAll() {
  return '{}'
}
