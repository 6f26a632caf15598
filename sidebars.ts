import type { SidebarsConfig } from '@docusaurus/plugin-content-docs'

/**
 * The whole navigation. A page that is not listed here has no sidebar, breadcrumbs or previous/next links.
 * `introduction/getting-started` stays first: the first doc of the first sidebar is the main doc.
 *
 * Sections are closed except the one that the reader is in: the whole is then in view at once, and what is closed
 * weighs nothing in the page.
 */
const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Introduction',
      items: ['introduction/getting-started', 'introduction/why-rtk-is-redux-today'],
    },
    {
      type: 'category',
      label: 'Tutorials',
      items: ['tutorials/overview', 'tutorials/quick-start', 'tutorials/typescript', 'tutorials/rtk-query'],
    },
    {
      type: 'category',
      label: 'Using Redux Toolkit',
      items: [
        'usage/usage-guide',
        'usage/troubleshooting',
        'usage/immer-reducers',
        'usage/usage-with-typescript',
        'usage/nextjs',
        'usage/migrating-to-modern-redux',
        'usage/migrating-rtk-2',
      ],
    },
    {
      type: 'category',
      label: 'API',
      items: [
        {
          type: 'category',
          label: 'Store setup',
          collapsed: false,
          items: [
            'api/configureStore',
            'api/getDefaultMiddleware',
            'api/immutabilityMiddleware',
            'api/serializabilityMiddleware',
            'api/actionCreatorMiddleware',
            'api/createListenerMiddleware',
            'api/createDynamicMiddleware',
            'api/getDefaultEnhancers',
            'api/autoBatchEnhancer',
          ],
        },
        {
          type: 'category',
          label: 'Reducers and actions',
          collapsed: false,
          items: [
            'api/createSlice',
            'api/createReducer',
            'api/createAction',
            'api/createAsyncThunk',
            'api/createEntityAdapter',
            'api/combineSlices',
          ],
        },
        {
          type: 'category',
          label: 'Other',
          collapsed: false,
          items: [
            'api/createSelector',
            'api/matching-utilities',
            'api/other-exports',
            'api/codemods',
            { type: 'link', label: 'Error messages', href: '/errors' },
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'RTK Query',
      items: ['rtk-query/overview', 'rtk-query/comparison', 'rtk-query/usage-with-typescript'],
    },
    {
      type: 'category',
      label: 'Using RTK Query',
      items: [
        {
          type: 'category',
          label: 'Standard usage',
          collapsed: false,
          items: [
            'rtk-query/usage/queries',
            'rtk-query/usage/infinite-queries',
            'rtk-query/usage/mutations',
            'rtk-query/usage/cache-behavior',
            'rtk-query/usage/automated-refetching',
            'rtk-query/usage/manual-cache-updates',
            'rtk-query/usage/error-handling',
          ],
        },
        {
          type: 'category',
          label: 'Common use cases',
          collapsed: false,
          items: [
            'rtk-query/usage/conditional-fetching',
            'rtk-query/usage/pagination',
            'rtk-query/usage/prefetching',
            'rtk-query/usage/polling',
            'rtk-query/usage/customizing-queries',
            'rtk-query/usage/migrating-to-rtk-query',
          ],
        },
        {
          type: 'category',
          label: 'Advanced',
          collapsed: false,
          items: [
            'rtk-query/usage/streaming-updates',
            'rtk-query/usage/code-splitting',
            'rtk-query/usage/code-generation',
            'rtk-query/usage/server-side-rendering',
            'rtk-query/usage/persistence-and-rehydration',
            'rtk-query/usage/usage-without-react-hooks',
            'rtk-query/usage/customizing-create-api',
          ],
        },
        'rtk-query/usage/examples',
      ],
    },
    {
      type: 'category',
      label: 'RTK Query API',
      items: [
        'rtk-query/api/createApi',
        'rtk-query/api/fetchBaseQuery',
        'rtk-query/api/setupListeners',
        'rtk-query/api/ApiProvider',
        {
          type: 'category',
          label: 'What createApi returns',
          collapsed: false,
          items: [
            'rtk-query/api/created-api/overview',
            'rtk-query/api/created-api/hooks',
            'rtk-query/api/created-api/endpoints',
            'rtk-query/api/created-api/api-slice-utils',
            'rtk-query/api/created-api/code-splitting',
            'rtk-query/api/created-api/redux-integration',
          ],
        },
      ],
    },
  ],
}

export default sidebars
