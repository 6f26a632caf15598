import type { NavbarItem, ThemeConfig } from '@docusaurus/theme-common'

import { SITE } from './site'

/** Each names the part of the site that it lights up for. */
const leftItems: NavbarItem[] = [
  { to: '/introduction/getting-started', label: 'Getting Started', activeBasePath: '/introduction/' },
  { to: '/tutorials/overview', label: 'Tutorials', activeBasePath: '/tutorials/' },
  { to: '/usage/usage-guide', label: 'Usage Guide', activeBaseRegex: '^/usage/' },
  // The error messages are in that section of the sidebar, but their page shows no sidebar.
  { to: '/api/configureStore', label: 'API', activeBaseRegex: '^/(?:api/|errors$)' },
  { to: '/rtk-query/overview', label: 'RTK Query', activeBasePath: '/rtk-query/' },
].map((item) => ({ ...item, position: 'left' as const }))

const rightItems: NavbarItem[] = [
  { to: '/playground', label: 'Playground', position: 'right' },
  {
    href: SITE.repositoryUrl,
    label: 'GitHub',
    'aria-label': 'Redux Toolkit on GitHub',
    position: 'right',
  },
]

/** The bar at the top: where the sections are, and the library's source. */
export const navbar: ThemeConfig['navbar'] = {
  title: SITE.title,
  logo: { alt: '', src: 'img/logo.svg', width: 28, height: 28 },
  hideOnScroll: true,
  items: [...leftItems, ...rightItems],
}
