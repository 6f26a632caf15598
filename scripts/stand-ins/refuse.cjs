/** What Node and compilers ask of every module. */
const ASKED_OF_ALL = ['__esModule', 'default', 'then', 'module.exports']

/**
 * Stands in for a package that Docusaurus loads with every command, but never uses for this site.
 *
 * @param {string} name
 * @returns {unknown} may be loaded; whoever uses it gets an error
 */
module.exports = function refuse(name) {
  const stop = () => {
    throw new Error(
      `${name} is used here, which this site does without: delete its folder in scripts/stand-ins, and run "npm install".`,
    )
  }
  const isAskedOfAll = (/** @type {string | symbol} */ part) =>
    typeof part === 'symbol' || ASKED_OF_ALL.includes(part)
  return new Proxy(class {}, {
    get: (_, part) => (isAskedOfAll(part) ? undefined : stop()),
    apply: stop,
    construct: stop,
  })
}
