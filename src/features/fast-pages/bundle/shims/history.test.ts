import * as original from 'history/esm/history.js'
import { expect, it } from 'vitest'

import * as ours from './history'

it('has the functions of history themselves, and names for those that this site does not call', () => {
  const { createHashHistory, createMemoryHistory, ...used } = ours
  expect(original).toMatchObject(used)
  expect(Object.keys(original)).toEqual(expect.arrayContaining(Object.keys(ours)))
  expect([createHashHistory, createMemoryHistory]).toEqual([undefined, undefined])
})
