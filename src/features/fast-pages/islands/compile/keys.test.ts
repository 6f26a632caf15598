import { genChunkName } from '@docusaurus/core/lib/server/codegen/codegenRoutes'
import { expect, it } from 'vitest'

import { keyOfPage } from './keys'

it('the key of a page is the name that Docusaurus gives the chunk with its content', () => {
  const module = '@site/docs/api/createSlice.mdx'
  expect(keyOfPage('docs/api/createSlice.mdx')).toBe(genChunkName(module, 'content', '', true))
})
