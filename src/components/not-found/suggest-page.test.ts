import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { listPages } from '../../lib/build/list-pages'
import { nearestPage, readPages, type SitePage } from './suggest-page'
import { readRedirects } from '../../config/read-redirects'
import { findRedirect } from '../../config/redirects'

const redirects = readRedirects('.')

/** The pages of the site, as the not-found page knows them. */
const pages: SitePage[] = [
  ...listPages('.')
    .filter((page) => page.startsWith('docs/'))
    .map((page) => ({
      path: page.replace(/^docs(.*)\.mdx$/, '$1'),
      title: /^title: ["']?(.+?)["']?$/m.exec(readFileSync(page, 'utf8'))?.[1] ?? '',
    })),
  { path: '/', title: 'The standard way to write Redux' },
  { path: '/accessibility', title: 'Accessibility' },
  { path: '/errors', title: 'Error messages' },
  { path: '/playground', title: 'Playground' },
]

const USAGE = '/rtk-query/usage'
const CREATED = '/rtk-query/api/created-api'

/** Wrong addresses and the pages that they mean. */
const MISSES = [
  // Singular and plural, and other forms of a word
  ['/rtk-query/querys', `${USAGE}/queries`],
  ['/rtk-query/query', `${USAGE}/queries`],
  ['/rtk-query/mutation', `${USAGE}/mutations`],
  [`${USAGE}/infinite-query`, `${USAGE}/infinite-queries`],
  [`${USAGE}/customizing-query`, `${USAGE}/customizing-queries`],
  [`${USAGE}/custom-queries`, `${USAGE}/customizing-queries`],
  [`${USAGE}/manual-cache-update`, `${USAGE}/manual-cache-updates`],
  [`${USAGE}/automatic-refetching`, `${USAGE}/automated-refetching`],
  [`${USAGE}/prefetch`, `${USAGE}/prefetching`],
  [`${USAGE}/migrate-to-rtk-query`, `${USAGE}/migrating-to-rtk-query`],
  [`${CREATED}/endpoint`, `${CREATED}/endpoints`],
  ['/api/createAsyncThunks', '/api/createAsyncThunk'],
  ['/api/getDefaultMiddlewares', '/api/getDefaultMiddleware'],
  ['/api/serializableMiddleware', '/api/serializabilityMiddleware'],
  ['/api/codemod', '/api/codemods'],
  ['/error', '/errors'],
  // Slips
  ['/api/createSlcie', '/api/createSlice'],
  [`${USAGE}/error-handeling`, `${USAGE}/error-handling`],
  ['/rtk-query/comparision', '/rtk-query/comparison'],
  ['/usage/troubelshooting', '/usage/troubleshooting'],
  // Other capitals
  ['/API/createslice', '/api/createSlice'],
  ['/api/createslice/', '/api/createSlice'],
  // Words that are separated otherwise
  ['/api/create-slice', '/api/createSlice'],
  ['/api/create_async_thunk', '/api/createAsyncThunk'],
  ['/rtk-query/api/fetch-base-query', '/rtk-query/api/fetchBaseQuery'],
  ['/tutorials/quickstart', '/tutorials/quick-start'],
  ['/play-ground', '/playground'],
  ['/tutorials/typescript-quick-start', '/tutorials/typescript'],
  ['/usage/next-js', '/usage/nextjs'],
  // A part of the name
  ['/api/slice', '/api/createSlice'],
  ['/api/selectors', '/api/createSelector'],
  ['/api/listenerMiddleware', '/api/createListenerMiddleware'],
  ['/api/entityAdapter', '/api/createEntityAdapter'],
  ['/api/serializability', '/api/serializabilityMiddleware'],
  ['/usage/immer', '/usage/immer-reducers'],
  ['/usage/typescript', '/usage/usage-with-typescript'],
  ['/rtk-query/typescript', '/rtk-query/usage-with-typescript'],
  [`${USAGE}/codegen`, `${USAGE}/code-generation`],
  [`${USAGE}/persistence`, `${USAGE}/persistence-and-rehydration`],
  [`${USAGE}/streaming`, `${USAGE}/streaming-updates`],
  [`${USAGE}/caching`, `${USAGE}/cache-behavior`],
  ['/api/matching-utils', '/api/matching-utilities'],
  [`${CREATED}/utils`, `${CREATED}/api-slice-utils`],
  ['/introduction/getting-start', '/introduction/getting-started'],
  ['/introduction/why-redux-toolkit', '/introduction/why-rtk-is-redux-today'],
  ['/usage/migrating-to-rtk-2', '/usage/migrating-rtk-2'],
  // No folder, another one, too many, too few, or a slip in it
  ['/createEntityAdapter', '/api/createEntityAdapter'],
  ['/getting-started', '/introduction/getting-started'],
  ['/quick-start', '/tutorials/quick-start'],
  ['/tutorial/typescript', '/tutorials/typescript'],
  ['/guides/queries', `${USAGE}/queries`],
  ['/rtk-query/created-api/hooks', `${CREATED}/hooks`],
  ['/rtk-query/api/hooks', `${CREATED}/hooks`],
  ['/rtk-query/invalidationByTags', '/rtk-query/internal/buildMiddleware/invalidationByTags'],
  ['/rtk-query/quick-start', '/tutorials/rtk-query'],
  ['/rtkquery/overview', '/rtk-query/overview'],
  ['/api/createSlice/reducers', '/api/createSlice'],
  ['/en/latest/api/configureStore.html', '/api/configureStore'],
  // Nearly a former address
  [`${USAGE}/optimistic-update`, `${USAGE}/manual-cache-updates`],
  [`${USAGE}/cache-data`, `${USAGE}/cache-behavior`],
  [`${CREATED}/cache-managment`, `${CREATED}/api-slice-utils`],
  ['/tutorials/intermediate-tutorials', '/tutorials/overview'],
] as const

it.each(MISSES)('%s means %s', (address, path) => {
  expect(findRedirect(address, redirects), 'a redirect needs no guess').toBeUndefined()
  expect(nearestPage(address, pages, redirects)?.path).toBe(path)
})

it.each([
  '/wp-login.php',
  '/blog/2019/hello-world',
  '/zebra',
  '/feed.xml',
  '/admin/users',
  '/.env',
  '/favicon.png',
  '/es/inicio',
  '/rtk-query/zebra',
  '/',
  '',
  '/api/zebra/crossing',
])('%s means no page', (address) => {
  expect(nearestPage(address, pages, redirects)?.path).toBeUndefined()
})

const LIST = `# Redux Toolkit

- [All pages](https://docs.example.org/llms-full.txt): 73 pages

## API

- [rtk-slices](https://x.example/.well-known/agent-skills/rtk-slices/SKILL.md): Design client state.
- [createSlice](https://docs.example.org/api/createSlice.md): Reference
- [Queries \\[hooks\\]](https://docs.example.org/rtk-query/usage/queries.md): How to
- [Redux Toolkit](https://docs.example.org/index.md): Home
`

it('The list of the site gives the path and the title of each page, and no skill.', () => {
  expect(readPages(LIST)).toEqual([
    { path: '/api/createSlice', title: 'createSlice' },
    { path: '/rtk-query/usage/queries', title: 'Queries [hooks]' },
    { path: '/', title: 'Redux Toolkit' },
  ])
})
