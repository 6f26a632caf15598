import type { ThemeConfig } from '@docusaurus/theme-common'

import { SITE } from './site'

/**
 * The foot of every page. The years of the copyright are fixed, not computed.
 *
 * @param siteRepository - where this site is developed; without it, its source isn't named
 */
export const footer = (siteRepository: string | undefined): ThemeConfig['footer'] => ({
  style: 'light',
  links: [
    {
      title: 'Docs',
      items: [
        { label: 'Getting Started', to: '/introduction/getting-started' },
        { label: 'Tutorials', to: '/tutorials/overview' },
        { label: 'Usage Guide', to: '/usage/usage-guide' },
        { label: 'API', to: '/api/configureStore' },
        { label: 'RTK Query', to: '/rtk-query/overview' },
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'Discussions', href: `${SITE.repositoryUrl}/discussions` },
        { label: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/redux-toolkit' },
        { label: 'Discord', href: 'https://discord.gg/reactiflux' },
      ],
    },
    {
      title: 'More',
      items: [
        { label: 'Playground', to: '/playground' },
        { label: 'Error messages', to: '/errors' },
        { label: 'Search', to: '/search' },
        { label: 'Accessibility', to: '/accessibility' },
        ...(siteRepository === undefined ? [] : [{ label: 'Source of this site', href: siteRepository }]),
        { label: 'Redux Toolkit on GitHub', href: SITE.repositoryUrl },
        { label: 'Releases', href: `${SITE.repositoryUrl}/releases` },
        { label: 'Redux core', href: 'https://redux.js.org' },
        { label: 'React-Redux', href: 'https://react-redux.js.org' },
      ],
    },
  ],
  copyright: 'Copyright © 2015–2024 the Redux Toolkit documentation authors.',
})
