import type { SidebarsConfig } from '@docusaurus/plugin-content-docs'

/**
 * The whole navigation. A page that is not listed here has no sidebar, breadcrumbs or previous/next links.
 * `introduction/getting-started` stays first: the first doc of the first sidebar is the main doc.
 */
const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Introduction',
      collapsed: false,
      items: ['introduction/getting-started'],
    },
    {
      type: 'category',
      label: 'Tutorials',
      collapsed: false,
      items: ['tutorials/overview', 'tutorials/quick-start'],
    },
    {
      type: 'category',
      label: 'Using Redux Toolkit',
      collapsed: false,
      items: ['usage/usage-guide'],
    },
    {
      type: 'category',
      label: 'API',
      collapsed: false,
      items: [
        {
          type: 'category',
          label: 'Store setup',
          collapsed: false,
          items: ['api/configureStore'],
        },
        {
          type: 'category',
          label: 'Reducers and actions',
          collapsed: false,
          items: ['api/createSlice'],
        },
        {
          type: 'category',
          label: 'Utilities',
          collapsed: false,
          items: ['api/other-exports'],
        },
      ],
    },
    {
      type: 'category',
      label: 'RTK Query',
      collapsed: false,
      items: ['rtk-query/overview'],
    },
  ],
}

export default sidebars
