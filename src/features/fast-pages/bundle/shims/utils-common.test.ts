import * as original from '@docusaurus/utils-common'
import { expect, it } from 'vitest'

import * as ours from './utils-common'

it('has the functions of @docusaurus/utils-common themselves', () => {
  expect(original).toMatchObject(ours)
})
