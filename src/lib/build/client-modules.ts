import type { LoadContext, Plugin } from '@docusaurus/types'

/**
 * A plugin that loads modules beside React, on every page.
 *
 * @param name - of the plugin; no other has it
 * @param modules - absolute paths, in the order in which they run
 */
export function clientModules(name: string, ...modules: readonly string[]): (context: LoadContext) => Plugin {
  return () => ({ name, getClientModules: () => [...modules] })
}
