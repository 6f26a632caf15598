const ENTRY = /\[\(\) => (import\([^)]*\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g

/**
 * Leaves of the registry of chunks what the browser uses: the function that loads one. The path and the id of its
 * module serve the server.
 *
 * @param {string} source `.docusaurus/registry.js`
 * @returns {string} the same entries, each with its first value alone
 * @throws {Error} when no entry looks as expected
 */
module.exports = function trimRegistry(source) {
  const trimmed = source.replace(ENTRY, '[() => $1]')
  if (trimmed === source) throw new Error('The registry has another form than this Docusaurus wrote before.')
  return trimmed
}
