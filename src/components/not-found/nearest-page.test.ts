import { describe, expect, it } from 'vitest'

import { readRedirects } from '../../config/read-redirects'
import { nearestPage } from './nearest-page'
import { readPages } from './suggest-page'

const redirects = readRedirects('.')

const LIST = `# Redux Toolkit

- [All pages](https://docs.example.org/llms-full.txt): 73 pages

## API

- [createSlice](https://docs.example.org/api/createSlice.md): Reference
- [createSelector](https://docs.example.org/api/createSelector.md): Reference
- [Queries \\[hooks\\]](https://docs.example.org/rtk-query/usage/queries.md): How to
- [RTK Query overview](https://docs.example.org/rtk-query/overview.md): What it is
- [Tutorials overview](https://docs.example.org/tutorials/overview.md): Where to start
- [Getting started](https://docs.example.org/introduction/getting-started.md): Install
- [Redux Toolkit](https://docs.example.org/index.md): Home
`
const pages = readPages(LIST)

describe('the list of the site', () => {
  it('gives the path and the title of each page', () => {
    expect(pages).toHaveLength(7)
    expect(pages[0]).toEqual({ path: '/api/createSlice', title: 'createSlice' })
    expect(pages[2]?.title).toBe('Queries [hooks]')
    expect(pages[6]?.path).toBe('/')
  })
})

describe('a wrong address', () => {
  it.each([
    ['other capitals', '/API/createslice', '/api/createSlice'],
    ['a slip', '/api/createSlcie', '/api/createSlice'],
    ['a slip in the folder', '/apis/createSlice', '/api/createSlice'],
    ['no folder', '/createSlice', '/api/createSlice'],
    ['a folder too many', '/docs/api/createSlice', '/api/createSlice'],
    ['a part too many at its end', '/api/createSlice/reducers', '/api/createSlice'],
    ['a slash at its end', '/api/createslice/', '/api/createSlice'],
    ['the name of a file', '/api/CreateSlice.html', '/api/createSlice'],
    ['another folder', '/usage/queries', '/rtk-query/usage/queries'],
    ['a slip in a short name', '/rtk-query/usage/querys', '/rtk-query/usage/queries'],
    ['a name that two pages have', '/rtkquery/rtk-query/overview', '/rtk-query/overview'],
    ['a missing end', '/introduction/getting-start', '/introduction/getting-started'],
  ])('with %s leads to the page that it means', (_slip, address, path) => {
    expect(nearestPage(address, pages, redirects)?.path).toBe(path)
  })

  it.each(['/', '', '/blog/2019/hello-world', '/wp-login.php', '/zebra', '/api'])(
    'that resembles none leads nowhere: %s',
    (address) => {
      expect(nearestPage(address, pages, redirects)).toBeUndefined()
    },
  )
})
