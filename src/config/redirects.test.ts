import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { listPages } from '../lib/build/list-pages'
import { linkTargets } from '../features/page-checks/link-targets'
import { redirectDiagnostics } from '../features/page-checks/check-page'
import { checkContent } from '../lib/build/content/read-content'
import { formatDataDiagnostic } from '../lib/build/content/data-diagnostic'
import { readRedirects, REDIRECTS_FILE } from './read-redirects'
import { findRedirect as findAmong, isOfFolder, redirectsWithPage } from './redirects'
import schema from './redirects.schema.json'

const redirects = readRedirects('.')
const findRedirect = (address: string) => findAmong(address, redirects)

const docs = new Map(
  listPages('.').flatMap((page) => (page.startsWith('docs/') ? [[page, readFileSync(page, 'utf8')]] : [])),
)
const targets = linkTargets('.', docs)

describe('findRedirect', () => {
  it('finds the new address of a page that moved', () => {
    expect(findRedirect('/tutorials/basic-tutorial')).toBe('/tutorials/overview')
  })

  it('ignores a slash at the end', () => {
    expect(findRedirect('/api/otherExports/')).toBe('/api/other-exports')
  })

  it('ignores case', () => {
    expect(findRedirect('/API/OTHEREXPORTS')).toBe('/api/other-exports')
  })

  it('leads the address that the library prints to the error codes', () => {
    expect(findRedirect('/Errors')).toBe('/errors')
  })

  it('leads the folder of all pages to the first of them', () => {
    expect(findRedirect('/docs')).toBe('/introduction/getting-started')
  })

  it('goes on where a page moved again', () => {
    expect(findRedirect('/docs/tutorials/basic-tutorial')).toBe('/tutorials/overview')
    expect(findRedirect('/docs/usage/rtk-query/cached-data')).toBe('/rtk-query/usage/cache-behavior')
  })

  it('keeps the case of what follows a folder', () => {
    expect(findRedirect('/DOCS/api/createSlice')).toBe('/api/createSlice')
  })

  it.each(['/', '/nowhere', '/api/createSlice', '/errors', ''])('knows no other address for "%s"', (path) => {
    expect(findRedirect(path)).toBeUndefined()
  })
})

describe('redirects', () => {
  it('have the lines of their file', () => {
    const lines = readFileSync(REDIRECTS_FILE, 'utf8').split('\n')
    expect(redirects.filter(({ from, to, line }) => lines[line - 1] !== `${from}: ${to}`)).toEqual([])
  })

  it.each([
    ['an old address that is no path', 'old: /new\n', 1, `"old" can't be a key here. Write the old path`],
    ['a new address that is no path', '\n/old: new\n', 2, `"new" doesn't fit. Write the new path`],
    ['no new address', '/old:\n', 1, 'The text is empty: write it, or remove its line.'],
  ])('are refused for %s', (_, text, line, message) => {
    const { diagnostics } = checkContent(text, REDIRECTS_FILE, schema)
    expect(diagnostics.map(formatDataDiagnostic)).toEqual([
      expect.stringContaining(`${REDIRECTS_FILE}:${line}: ${message}`),
    ])
  })

  it('have no fault', () => {
    expect(redirectDiagnostics(redirects, targets)).toEqual([])
  })

  it('leave the pages of the site alone', () => {
    const addresses = [...docs.keys()].map((page) => page.replace(/^docs(.*)\.mdx$/, '$1'))
    expect(addresses.filter((address) => findRedirect(address) !== undefined)).toEqual([])
  })
})

/** Where pages were in the history of the library's documentation, and where what they said is now. Of each folder that moved, a few stand for the rest. */
const FORMER = [
  ['/rtk-query/usage/optimistic-updates', '/rtk-query/usage/manual-cache-updates'],
  ['/rtk-query/usage/cached-data', '/rtk-query/usage/cache-behavior'],
  ['/rtk-query/usage/migrating-from-thunks', '/rtk-query/usage/migrating-to-rtk-query'],
  ['/rtk-query/usage/usage-with-typescript', '/rtk-query/usage-with-typescript'],
  ['/rtk-query/api/created-api/cache-management', '/rtk-query/api/created-api/api-slice-utils'],
  ['/rtk-query/api/created-api/cache-management-utils', '/rtk-query/api/created-api/api-slice-utils'],
  ['/rtk-query/api/created-api/miscellaneous-utils', '/rtk-query/api/created-api/api-slice-utils'],
  ['/docs/introduction/getting-started', '/introduction/getting-started'],
  ['/tutorials/basic-tutorial', '/tutorials/overview'],
  ['/tutorials/intermediate-tutorial', '/tutorials/overview'],
  ['/tutorials/advanced-tutorial', '/tutorials/overview'],
  ['/tutorials/tutorials-overview', '/tutorials/overview'],
  ['/tutorials/nextjs', '/usage/nextjs'],
  ['/introduction/quick-start', '/tutorials/quick-start'],
  ['/introduction/comparison', '/rtk-query/comparison'],
  ['/introduction/getting-started-with-rtk-query', '/tutorials/rtk-query'],
  ['/introduction/video-overview', '/tutorials/overview'],
  ['/usage/rtk-query/queries', '/rtk-query/usage/queries'],
  ['/usage/rtk-query/cached-data', '/rtk-query/usage/cache-behavior'],
  ['/api/rtk-query/createApi', '/rtk-query/api/createApi'],
  ['/api/createApi', '/rtk-query/api/createApi'],
  ['/api/fetchBaseQuery', '/rtk-query/api/fetchBaseQuery'],
  ['/api/ApiProvider', '/rtk-query/api/ApiProvider'],
  ['/api/setupListeners', '/rtk-query/api/setupListeners'],
  ['/api/rtk-query/created-api/cache-management', '/rtk-query/api/created-api/api-slice-utils'],
  ['/api/created-api/endpoints', '/rtk-query/api/created-api/endpoints'],
  ['/concepts/queries', '/rtk-query/usage/queries'],
  ['/concepts/optimistic-updates', '/rtk-query/usage/manual-cache-updates'],
  ['/examples/examples-overview', '/rtk-query/usage/examples'],
  ['/api/otherExports', '/api/other-exports'],
  ['/api/isAllOf', '/api/matching-utilities'],
  ['/api/isAnyOf', '/api/matching-utilities'],
  ['/api/createAsyncThunkWithProgress', '/api/createAsyncThunk'],
  ['/api/errors', '/errors'],
  ['/usage/with-typescript', '/usage/usage-with-typescript'],
  ['/usage/examples', '/rtk-query/usage/examples'],
  ['/usage/custom-slice-creators', '/api/createSlice'],
  ['/migrations/1.x-to-2.x', '/usage/migrating-rtk-2'],
] as const

describe('an address that the documentation once had', () => {
  it.each(FORMER)('%s leads to %s', (address, page) => {
    expect(findRedirect(address)).toBe(page)
    expect(targets.getDiagnostic(page, '')).toBeUndefined()
  })
})

describe('the redirects with a page', () => {
  it('leaves out folders and aliases that differ in case alone, and nothing else', () => {
    const left = redirects.filter(
      ({ from }) => !redirectsWithPage(redirects).some((redirect) => redirect.from === from),
    )
    expect(left.filter((redirect) => !isOfFolder(redirect)).map(({ from }) => from)).toEqual(['/Errors'])
  })
})
