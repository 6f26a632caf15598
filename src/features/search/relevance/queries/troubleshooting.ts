import type { Queries } from '../query'

const PAGE = '/usage/troubleshooting'
const TAGS = '/rtk-query/usage/automated-refetching'
const CACHE = '/rtk-query/usage/cache-behavior'
const QUERIES = '/rtk-query/usage/queries'
const UPDATES = '/rtk-query/usage/manual-cache-updates'
const LISTENERS = '/rtk-query/api/setupListeners'

/** What somebody sees when something is wrong. The entry is right, and so are the sections that answer in full. */
export const troubleshooting: Queries = {
  symbols: [['troubleshooting', PAGE]],
  'partial words': [['troublesh', PAGE]],
  typos: [
    ['troubelshooting', PAGE],
    ['cahce update did not show', `${PAGE}#symptom-update-did-not-show`, UPDATES],
    ['optimstic change flips back', `${PAGE}#symptom-optimistic-change-flips-back`, UPDATES],
  ],
  questions: [
    ['it refetches too often', `${PAGE}#symptom-refetches-too-often`, `${CACHE}#when-requested`],
    ['my update did not show', `${PAGE}#symptom-update-did-not-show`, `${UPDATES}#pitfall-argument`],
    [
      'the list does not refetch after my mutation',
      `${PAGE}#symptom-list-not-refetched`,
      `${TAGS}#pitfall-nothing`,
    ],
    [
      'data of the previous argument is shown',
      `${PAGE}#symptom-data-of-previous-argument`,
      `${QUERIES}#current-data`,
    ],
    [
      'refetchOnFocus does nothing when I come back to the tab',
      `${PAGE}#symptom-no-refetch-on-focus`,
      `${LISTENERS}#pitfall-missing`,
    ],
    [
      'my polling keeps running in the background tab',
      `${PAGE}#symptom-polls-in-hidden-tab`,
      '/rtk-query/usage/polling#background',
    ],
    [
      'catch block never runs when the mutation fails',
      `${PAGE}#symptom-catch-never-runs`,
      '/rtk-query/usage/mutations#pitfall-catch',
      '/rtk-query/usage/error-handling#pitfall-catch',
    ],
    [
      'why is isFetching true and isSuccess true',
      `${PAGE}#symptom-fetching-and-success`,
      '/rtk-query/api/created-api/hooks#flags',
    ],
    [
      'retry does not stop on 404',
      `${PAGE}#symptom-retries-not-found`,
      '/rtk-query/usage/customizing-queries#pitfall-404',
      '/rtk-query/usage/customizing-queries#retry',
      '/rtk-query/api/fetchBaseQuery#retry',
    ],
    [
      'console.log of state shows a proxy',
      `${PAGE}#symptom-logged-proxy`,
      '/usage/immer-reducers#debug',
      '/api/other-exports#log-a-draft',
      '/api/other-exports#revoked-proxy',
    ],
    [
      'data of the old user after logout',
      `${PAGE}#symptom-logout-keeps-data`,
      '/rtk-query/api/created-api/api-slice-utils#reset-api-state',
      '/rtk-query/usage/persistence-and-rehydration#logout',
    ],
    [
      'spinner never disappears',
      `${PAGE}#symptom-neither-data-nor-spinner`,
      '/rtk-query/api/created-api/hooks#pitfall-spinner',
    ],
    [
      'lazy query always fetches',
      `${PAGE}#symptom-lazy-always-requests`,
      '/rtk-query/api/created-api/hooks#use-lazy-query',
      '/rtk-query/usage/conditional-fetching#lazy',
    ],
    [
      'the next page never loads in my infinite query',
      `${PAGE}#symptom-next-page-not-loaded`,
      '/rtk-query/usage/infinite-queries#pitfall-joined',
    ],
    [
      'old data is still there after logout',
      `${PAGE}#symptom-logout-keeps-data`,
      '/rtk-query/api/created-api/api-slice-utils#reset-api-state',
      '/rtk-query/usage/conditional-fetching#pitfall-reset',
    ],
    [
      'an effect on data does not run after a refetch',
      `${PAGE}#symptom-effect-skipped-after-refetch`,
      `${CACHE}#structural-sharing`,
    ],
  ],
  synonyms: [
    ['faq', PAGE],
    ['common problems', PAGE],
    ['too many requests', `${PAGE}#symptom-refetches-too-often`, `${CACHE}#when-requested`],
    ['ui not updating', `${PAGE}#symptom-update-did-not-show`, `${UPDATES}#pitfall-argument`],
    ['keeps refetching', `${PAGE}#symptom-refetches-too-often`, `${CACHE}#when-requested`],
    [
      'upload body is empty',
      `${PAGE}#symptom-upload-arrives-empty`,
      '/rtk-query/usage/customizing-queries#upload',
      '/rtk-query/api/fetchBaseQuery#body',
    ],
    [
      'toggle flips back',
      `${PAGE}#symptom-optimistic-change-flips-back`,
      `${UPDATES}#refetch-race`,
      '/rtk-query/usage/polling#pitfall-optimistic',
    ],
    ['404 after delete', `${PAGE}#symptom-not-found-after-delete`, `${TAGS}#pitfall-delete`],
    [
      'unexpected token',
      `${PAGE}#symptom-parsing-error`,
      '/rtk-query/api/fetchBaseQuery#pitfall-parsing',
      '/tutorials/rtk-query#parsing-error',
    ],
    ['flaky tests', `${PAGE}#symptom-tests-share-state`, '/usage/usage-guide#leaking-tests'],
    [
      'vscode slow',
      `${PAGE}#symptom-editor-slow`,
      '/rtk-query/usage/code-generation#pitfall-slow',
      '/rtk-query/usage/code-generation#several-files',
    ],
    [
      'createApi per feature',
      `${PAGE}#symptom-one-or-many-apis`,
      '/rtk-query/usage/code-splitting#one-or-many',
    ],
  ],
}
