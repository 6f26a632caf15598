import { expect, it } from 'vitest'

import { readPages } from './suggest-page'

const LIST = `# Redux Toolkit

- [All pages](https://docs.example.org/llms-full.txt): 73 pages

## API

- [createSlice](https://docs.example.org/api/createSlice.md): Reference
- [Queries \\[hooks\\]](https://docs.example.org/rtk-query/usage/queries.md): How to
- [Redux Toolkit](https://docs.example.org/index.md): Home
`

it('The list of the site gives the path and the title of each page.', () => {
  expect(readPages(LIST)).toEqual([
    { path: '/api/createSlice', title: 'createSlice' },
    { path: '/rtk-query/usage/queries', title: 'Queries [hooks]' },
    { path: '/', title: 'Redux Toolkit' },
  ])
})
