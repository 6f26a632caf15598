import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs'

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
