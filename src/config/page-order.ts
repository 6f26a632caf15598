import sidebars from '../../sidebars'

/** The ids of all docs, in the order of the navigation. */
export function pageOrder(): string[] {
  return Object.values(sidebars).flatMap(idsIn)
}

function idsIn(item: unknown): string[] {
  if (typeof item === 'string') return [item]
  if (Array.isArray(item)) return item.flatMap(idsIn)
  if (typeof item !== 'object' || item === null) return []
  if ('id' in item && typeof item.id === 'string') return [item.id]
  return 'items' in item ? idsIn(item.items) : []
}
