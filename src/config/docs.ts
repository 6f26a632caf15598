import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs'

import sidebars from '../../sidebars'

/**
 * The docs area: it lives at the root, with one version that is both current and last.
 *
 * @param siteRepository - where pages can be edited, on its branch `main`; without it, they have no link for that
 */
export const docsOptions = (siteRepository: string | undefined): DocsOptions => ({
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  lastVersion: 'current',
  versions: { current: { label: 'Next' } },
  ...(siteRepository === undefined ? {} : { editUrl: `${siteRepository}/edit/main/` }),
  showLastUpdateTime: true,
})

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
