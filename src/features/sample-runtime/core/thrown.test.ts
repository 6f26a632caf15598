import { inspect } from 'node:util'
import { expect, test, vi } from 'vitest'

import { createTexts } from './texts.mjs'
import { describeThrown, reportOnce } from './thrown.mjs'

const texts = createTexts(inspect)

test('An error is described by its name, its message, and its places in the given modules.', () => {
  const error = Object.assign(new TypeError('no'), {
    stack: 'TypeError: no\n    at f (src/a.ts:3:5)\n    at lib.js:1:1\n    at src/b.ts:9:2',
  })
  expect(describeThrown(error, texts, ['src/a.ts', 'src/b.ts'])).toEqual({
    text: 'TypeError: no',
    frames: [
      { path: 'src/a.ts', line: 3, column: 5 },
      { path: 'src/b.ts', line: 9, column: 2 },
    ],
  })
})

test('What is no error is written as a value.', () => {
  expect(describeThrown({ status: 404 }, texts, [])).toEqual({ text: '{ status: 404 }', frames: [] })
})

test('What throws when it is read is said to do so.', () => {
  const hostile = {
    get stack(): string {
      throw new Error('not today')
    },
  }
  expect(describeThrown(hostile, texts, []).text).toBe("Something was thrown that can't be written.")
})

test('Each thing is reported once.', () => {
  const report = vi.fn()
  const once = reportOnce(report)
  const error = new Error('one')
  for (const thrown of [error, 'text', error, 'text', undefined]) once(thrown)
  expect(report.mock.calls).toEqual([[error], ['text'], [undefined]])
})
