import { expect, it } from 'vitest'

import { tidyStacks } from './faults'
import { transformFile } from './transform'

const FILES = new Map([
  ['src/a.ts', transformFile({ name: 'src/a.ts', code: 'f()\nfunction f() {\n  throw 1\n}' })],
])

it.each([
  [
    'of Chromium',
    'Error: no\n    at f (src/a.ts:5:9)\n    at eval (src/a.ts:3:1)\n    at w (blob:null/1-2:175:21)',
    'Error: no\n    at f (src/a.ts:3:9)\n    at src/a.ts:1:1',
  ],
  ['of Firefox', 'f@src/a.ts:5:9\nw@blob:null/1-2:175:21', '    at f (src/a.ts:3:9)'],
  [
    'with properties behind it',
    'Error: no\n    at f (src/a.ts:5:9)\n    at w (blob:null/1-2:175:21) {\n  code: 1\n}',
    'Error: no\n    at f (src/a.ts:3:9) {\n  code: 1\n}',
  ],
  ['that is none', 'at 10:30 we met\n  at home', 'at 10:30 we met\n  at home'],
])('A stack %s has the reader’s lines alone.', (_whose, text, expected) => {
  expect(tidyStacks(text, FILES)).toBe(expected)
})
