// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { getCode } from '../../../../lib/client/copy'
import { lineAndColumn, getRange } from './code-text'
import { renderBlock } from '../../build/render/render-block'
import * as codeClasses from '../../../../lib/code-classes'
import { aFence, aResult } from '../../build/testing/fixtures'

const SAMPLE = [
  '```ts {3}',
  'export const first = 1 // → 1',
  '// @errors: 2345',
  "const second = f('x') // a remark",
  'third() // throws No',
  'value // → {',
  '//   a: 1,',
  '// }',
  'last',
  '```',
].join('\n')

function renderPre(): HTMLPreElement {
  const expectedErrors = [{ line: 2, code: 2345, message: 'Not a number.' }]
  document.body.innerHTML = renderBlock(aFence(SAMPLE), aResult({ expectedErrors }))
  const pre = document.querySelector('pre')
  if (!pre) throw new Error('The fixture has no code.')
  return pre
}

it('copies the code without results, thrown messages and errors', () => {
  expect(getCode(renderPre())).toBe(
    ['export const first = 1', "const second = f('x') // a remark", 'third()', 'value', 'last'].join('\n'),
  )
})

it('finds places in the code by line and column, whatever is between', () => {
  const code = renderPre()
  const found = (line: number, column: number, length: number) =>
    getRange(code, [line, column, length, 0])?.toString()
  expect(found(0, 13, 5)).toBe('first')
  expect(found(1, 6, 6)).toBe('second')
  expect(found(2, 0, 5)).toBe('third')
  expect(found(6, 0, 4)).toBe('last')
  expect(found(6, 0, 40)).toBeUndefined()
  expect(found(70, 0, 1)).toBeUndefined()
})

it('says at which line and column a place in the code is', () => {
  const code = renderPre()
  const range = getRange(code, [1, 6, 6, 0])
  expect(range && lineAndColumn(code, range.startContainer, range.startOffset)).toEqual([1, 6])
  const error = code.querySelector(`.${codeClasses.error}`)?.firstChild
  expect(error && lineAndColumn(code, error, 0)).toBeUndefined()
})
