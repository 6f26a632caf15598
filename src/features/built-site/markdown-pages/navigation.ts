import path from 'node:path'
import type { LoadedPlugin } from '@docusaurus/types'
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs'

type Sidebar = LoadedVersion['sidebars'][string]

/** A section of the sidebar. */
export interface Section {
  label: string
  /** The folder that its pages are in, like `/rtk-query/usage`. */
  folder: string
  /** The name for its file, from the folder, like `rtk-query-usage`. */
  name: string
  /** The paths of its pages, in the order of the sidebar. */
  paths: string[]
}

/** The parts of the docs plugin's content that are read here. */
export type Docs = Pick<LoadedVersion, 'docs' | 'sidebars'>

/**
 * Finds the docs plugin's content: pages and sidebars.
 *
 * @throws Error if the plugin isn't loaded: without it there is no navigation
 */
export function docsOf(plugins: readonly LoadedPlugin[]): Docs {
  const plugin = plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs')
  const version = (plugin?.content as LoadedContent | undefined)?.loadedVersions[0]
  if (version === undefined) {
    throw new Error('Markdown pages: docusaurus-plugin-content-docs is not loaded, so there are no sections.')
  }
  return version
}

/**
 * Reads the sections, which are the sidebars' outermost categories.
 *
 * @throws Error naming the section whose pages have no folder of their own, which would name its file
 */
export function readSidebarSections({ docs, sidebars }: Docs): Section[] {
  const addresses = new Map(docs.map(({ id, permalink }) => [id, permalink]))
  const names = new Set<string>()
  return Object.values(sidebars)
    .flat()
    .flatMap((item) => {
      if (item.type !== 'category') return []
      const folder = folderOf(docsIn([item], addresses))
      const name = folder.slice(1).replaceAll('/', '-')
      if (name === '' || names.has(name)) throw new Error(namelessSection(item.label, folder))
      names.add(name)
      return [{ label: item.label, folder, name, paths: pathsIn([item], addresses) }]
    })
}

function namelessSection(label: string, folder: string): string {
  const fault = folder === '' ? 'have no folder in common' : `are in the folder of another section, ${folder}`
  const remedy = 'Give them a folder of their own, or move them to that section'
  return `sidebars.ts: the pages of "${label}" ${fault}, so there is no name for the section's llms-….txt. ${remedy}.`
}

/** Pages of the site that the sidebar has as plain links belong to the section, too. */
function pathsIn(items: Sidebar, addresses: ReadonlyMap<string, string>): string[] {
  return items.flatMap((item): string[] => {
    if (item.type === 'category') return pathsIn(item.items, addresses)
    if (item.type === 'link') return item.href.startsWith('/') ? [item.href] : []
    if (item.type === 'html') return []
    return [addresses.get(item.id) ?? []].flat()
  })
}

function docsIn(items: Sidebar, addresses: ReadonlyMap<string, string>): string[] {
  const docs = new Set(addresses.values())
  return pathsIn(items, addresses).filter((address) => docs.has(address))
}

/** The folder that all paths are in; empty if they have none in common. */
function folderOf(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((address) => path.posix.dirname(address).split('/'))
  const end = first.findIndex((part, index) => others.some((other) => other[index] !== part))
  return (end === -1 ? first : first.slice(0, end)).join('/')
}
