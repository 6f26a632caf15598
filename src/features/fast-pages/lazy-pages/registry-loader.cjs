// @ts-check
/** The call with which the generated registry gets a module's id. It makes the bundler compile the module. */
const ID_OF_MODULE = /require\.resolveWeak\(("[^"]+")\)/g

/**
 * Removes the ids of modules from the registry of routes, because with them all pages would be compiled before the first
 * one is shown. The browser uses them to see which pages are loaded already; in development, it treats none as loaded.
 *
 * @param {string} source of `.docusaurus/registry.js`
 */
module.exports = function withoutIds(source) {
  const lazy = source.replace(ID_OF_MODULE, '$1')
  if (lazy === source) {
    throw new Error(
      'The generated registry.js names no ids by require.resolveWeak any more: compare src/features/fast-pages/lazy-pages/registry-loader.cjs with codegenRoutes of @docusaurus/core.',
    )
  }
  return lazy
}
