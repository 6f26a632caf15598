import { expect, test } from 'vitest'

import { nameError } from './name-error'

const TAKEN = ['src/store.ts', 'src/one.ts']

test.each(['src/two.ts', 'two.jsx', 'src/node-modules/a.ts', 'src/stores.ts'])(
  '%s is a good name.',
  (name) => {
    expect(nameError(name, TAKEN)).toBe('')
  },
)

test.each([
  ['', 'A name like'],
  ['two', 'A name like'],
  ['../two.ts', 'A name like'],
  ['src/<b>.ts', 'A name like'],
  ['src/store.ts', 'There is a file of this name.'],
  ['src/STORE.ts', 'There is src/store.ts already.'],
  ['SRC/one.ts', 'There is src/one.ts already.'],
  ['node_modules/x.ts', 'node_modules is the folder'],
  ['src/Node_Modules/x.ts', 'node_modules is the folder'],
])('%j is refused with the reason.', (name, reason) => {
  expect(nameError(name, TAKEN)).toContain(reason)
})
