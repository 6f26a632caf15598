/** A library's script: as CommonJS modules are evaluated. */
type Definition = (
  module: { exports: unknown },
  exports: unknown,
  require: (specifier: string) => unknown,
) => void

const definitions = new Map<string, Definition>()
const loaded = new Map<string, { exports: unknown }>()

/** What the scripts of libraries call. */
export function registerLibrary(specifier: string, define: Definition): void {
  definitions.set(specifier, define)
}

/** Whether the page has handed a library over. */
export const hasLibrary = (specifier: string): boolean => definitions.has(specifier)

/**
 * Evaluates a library at its first use.
 *
 * @throws Error if the page hasn't handed it over
 */
export function requireLibrary(specifier: string): unknown {
  const known = loaded.get(specifier)
  if (known) return known.exports
  const define = definitions.get(specifier)
  if (!define) throw new Error(`The package "${specifier}" is not available here.`)
  const module = { exports: {} as unknown }
  loaded.set(specifier, module)
  define(module, module.exports, requireLibrary)
  return module.exports
}
