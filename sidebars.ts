import type { SidebarsConfig } from '@docusaurus/plugin-content-docs'

type Items = Array<string | { type: 'link'; label: string; href: string } | Group>

interface Group {
  type: 'category'
  label: string
  collapsible: false
  items: Items
}

/** A section of the menu. Its classes say how many pages it has: src/css/navigation.css shows it while it is closed. */
function section(label: string, items: Items) {
  return { type: 'category', label, className: digitClasses(countPages(items)), items } as const
}

/** A class for each digit, because the theme passes nothing else on to the entry of a section: `tens-2 ones-1` for 21. */
function digitClasses(count: number): string {
  const places = ['ones', 'tens']
  const digits = Array.from(String(count)).reverse()
  if (digits.length > places.length) {
    throw new Error('sidebars.ts: a section has more than 99 pages. Make two of it.')
  }
  return digits
    .map((digit, place) => `${places[place]}-${digit}`)
    .reverse()
    .join(' ')
}

/** A part of a section, which is open whenever the section is. */
const group = (label: string, items: Items): Group => ({ type: 'category', label, collapsible: false, items })

function countPages(items: Items): number {
  return items
    .map((item) => (typeof item === 'object' && item.type === 'category' ? countPages(item.items) : 1))
    .reduce((sum, count) => sum + count, 0)
}

/**
 * The whole navigation. A page that is not listed here has no sidebar, breadcrumbs or previous/next links.
 * `introduction/getting-started` stays first: the first doc of the first sidebar is the main doc.
 *
 * Sections are closed except the one that the reader is in: the whole is then in view at once, and what is closed
 * weighs nothing in the page.
 */
const sidebars: SidebarsConfig = {
  docs: [
    section('Introduction', [
      'introduction/getting-started',
      'introduction/why-rtk-is-redux-today',
      'introduction/releases',
      'introduction/coding-agents',
      { type: 'link', label: 'Playground', href: '/playground' },
    ]),
    section('Tutorials', [
      'tutorials/overview',
      'tutorials/quick-start',
      'tutorials/typescript',
      'tutorials/rtk-query',
      'tutorials/challenges',
    ]),
    section('Using Redux Toolkit', [
      'usage/usage-guide',
      'usage/troubleshooting',
      'usage/debugging',
      'usage/immer-reducers',
      'usage/usage-with-typescript',
      'usage/nextjs',
      'usage/migrating-to-modern-redux',
      'usage/migrating-rtk-2',
    ]),
    section('API', [
      group('Store setup', [
        'api/configureStore',
        'api/getDefaultMiddleware',
        'api/immutabilityMiddleware',
        'api/serializabilityMiddleware',
        'api/actionCreatorMiddleware',
        'api/createListenerMiddleware',
        'api/createDynamicMiddleware',
        'api/getDefaultEnhancers',
        'api/autoBatchEnhancer',
      ]),
      group('Reducers and actions', [
        'api/createSlice',
        'api/createReducer',
        'api/createAction',
        'api/createAsyncThunk',
        'api/createEntityAdapter',
        'api/combineSlices',
      ]),
      group('Other', [
        'api/createSelector',
        'api/matching-utilities',
        'api/other-exports',
        'api/codemods',
        { type: 'link', label: 'Error messages', href: '/errors' },
      ]),
    ]),
    section('RTK Query', ['rtk-query/overview', 'rtk-query/comparison', 'rtk-query/usage-with-typescript']),
    section('Using RTK Query', [
      group('Standard usage', [
        'rtk-query/usage/queries',
        'rtk-query/usage/infinite-queries',
        'rtk-query/usage/mutations',
        'rtk-query/usage/cache-behavior',
        'rtk-query/usage/automated-refetching',
        'rtk-query/usage/manual-cache-updates',
        'rtk-query/usage/error-handling',
      ]),
      group('Common use cases', [
        'rtk-query/usage/conditional-fetching',
        'rtk-query/usage/pagination',
        'rtk-query/usage/prefetching',
        'rtk-query/usage/polling',
        'rtk-query/usage/customizing-queries',
        'rtk-query/usage/migrating-to-rtk-query',
      ]),
      group('Advanced', [
        'rtk-query/usage/streaming-updates',
        'rtk-query/usage/code-splitting',
        'rtk-query/usage/code-generation',
        'rtk-query/usage/server-side-rendering',
        'rtk-query/usage/persistence-and-rehydration',
        'rtk-query/usage/usage-without-react-hooks',
        'rtk-query/usage/customizing-create-api',
      ]),
      'rtk-query/usage/examples',
    ]),
    section('RTK Query API', [
      'rtk-query/api/createApi',
      'rtk-query/api/fetchBaseQuery',
      'rtk-query/api/setupListeners',
      'rtk-query/api/ApiProvider',
      group('What createApi returns', [
        'rtk-query/api/created-api/overview',
        'rtk-query/api/created-api/hooks',
        'rtk-query/api/created-api/endpoints',
        'rtk-query/api/created-api/api-slice-utils',
        'rtk-query/api/created-api/code-splitting',
        'rtk-query/api/created-api/redux-integration',
      ]),
    ]),
  ],
}

export default sidebars
