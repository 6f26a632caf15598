import type { SidebarsConfig } from '@docusaurus/plugin-content-docs'

import sidebars from '../../../sidebars'

/** Those of the project. */
export const ownSidebars: SidebarsConfig = sidebars

type Items = Extract<SidebarsConfig[string], readonly unknown[]>
type Item = Items[number]

/**
 * The navigation of all copies: each is a category of its own at the end, closed as the others are.
 *
 * @param folders - where the copies live, like `/copy-2`
 */
export function copySidebars(sidebars: SidebarsConfig, folders: readonly string[]): SidebarsConfig {
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => {
      const own = itemsOf(items)
      const copies = folders.map((folder) => ({
        type: 'category' as const,
        label: folder.slice(1),
        items: own.map((item) => copyItem(item, folder.slice(1))),
      }))
      return [name, [...own, ...copies]]
    }),
  )
}

function itemsOf(items: SidebarsConfig[string]): Items {
  if (Array.isArray(items)) return items
  throw new Error('sidebars.ts: the bench copies lists of items only, not the short form of a category.')
}

function copyItem(item: Item, folder: string): Item {
  if (typeof item === 'string') return `${folder}/${item}`
  if ('id' in item && item.type === 'doc') return { ...item, id: `${folder}/${item.id}` }
  if (item.type !== 'category') return item
  return { ...item, items: itemsOf(item.items as Items).map((inner) => copyItem(inner, folder)) }
}
