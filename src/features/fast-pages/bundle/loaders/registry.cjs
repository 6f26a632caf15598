const ENTRY = /\[\(\) => (import\([^)]*\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g

/**
 * Reduces the registry of chunks to the part that the browser uses: the functions that load them. Only the server needs
 * the paths and ids of their modules.
 *
 * @param {string} source `.docusaurus/registry.js`
 * @returns {string} the same entries, each with only its first value
 * @throws {Error} when no entry looks as expected
 */
module.exports = function trimRegistry(source) {
  const trimmed = source.replace(ENTRY, '[() => $1]')
  if (trimmed === source)
    throw new Error(
      'No entry of the registry has the known form: compare src/features/fast-pages/bundle/loaders/registry.cjs with @docusaurus/core/lib/server/codegen/codegenRoutes.js.',
    )
  return trimmed
}
