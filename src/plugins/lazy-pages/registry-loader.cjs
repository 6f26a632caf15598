// @ts-check
/** How the generated registry asks for a module's id; the bundler then compiles the module, lazily imported or not. */
const ID_OF_MODULE = /require\.resolveWeak\(("[^"]+")\)/g

/**
 * Takes the ids of modules from the registry of routes: with them, all pages would be compiled before the first one is
 * shown. The browser asks for them to know which pages are there already; in development, none is.
 *
 * @param {string} source of `.docusaurus/registry.js`
 */
module.exports = function withoutIds(source) {
  const lazy = source.replace(ID_OF_MODULE, '$1')
  if (lazy === source) {
    throw new Error(
      'The generated registry.js names no ids by require.resolveWeak any more: compare src/plugins/lazy-pages/registry-loader.cjs with codegenRoutes of @docusaurus/core.',
    )
  }
  return lazy
}
