import type { NavbarItem, ThemeConfig } from '@docusaurus/theme-common'

import { SITE } from './site'

const leftItems: NavbarItem[] = [
  { type: 'doc', docId: 'introduction/getting-started', label: 'Getting Started', position: 'left' },
  { type: 'doc', docId: 'tutorials/overview', label: 'Tutorials', position: 'left' },
  { type: 'doc', docId: 'usage/usage-guide', label: 'Usage Guide', position: 'left' },
  { type: 'doc', docId: 'api/configureStore', label: 'API', position: 'left' },
  { type: 'doc', docId: 'rtk-query/overview', label: 'RTK Query', position: 'left' },
]

const rightItems: NavbarItem[] = [
  { href: SITE.repositoryUrl, label: 'GitHub', position: 'right' },
]

/** The bar at the top: where the sections are, and the library's source. */
export const navbar: ThemeConfig['navbar'] = {
  title: SITE.title,
  logo: { alt: '', src: 'img/logo.svg', width: 28, height: 28 },
  hideOnScroll: true,
  items: [...leftItems, ...rightItems],
}
