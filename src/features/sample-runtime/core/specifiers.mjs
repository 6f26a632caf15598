// @ts-check

/** The module that exports the simulated server. */
export const SERVER_MODULE = 'simulated-server'

/**
 * True for what names a file of the sample, not a package.
 *
 * @param {string} specifier
 */
export function isRelative(specifier) {
  return /^\.{0,2}\//.test(specifier) || specifier === '.' || specifier === '..'
}

/**
 * What {@link SERVER_MODULE} exports.
 *
 * @param {unknown} server
 * @param {string} refusal said where a sample without a server imports it
 */
export function serverExports(server, refusal) {
  if (server === undefined) throw new Error(refusal)
  return { server }
}
