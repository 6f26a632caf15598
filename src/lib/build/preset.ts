import type { LoadContext, Plugin, Preset } from '@docusaurus/types'

/**
 * What the `plugin.ts` of a feature returns: its plugins, in the order of their steps. Docusaurus types a list of plugins by the
 * content of one, which no list of different ones has; their names are all that is asked for here.
 */
export function getPreset(...plugins: ((context: LoadContext) => Pick<Plugin, 'name'>)[]): Preset {
  return { plugins }
}

/**
 * A plugin that loads modules beside React, on every page.
 *
 * @param name - of the plugin; no other has it
 * @param modules - absolute paths, in the order in which they run
 */
export function clientModules(name: string, ...modules: readonly string[]): (context: LoadContext) => Plugin {
  return () => ({ name, getClientModules: () => [...modules] })
}
