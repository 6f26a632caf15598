import { expect, test } from 'vitest'

import { hasJsx } from '../hints'

test.each([
  'export const App = () => <p>Hello</p>',
  'const list = <ul>{items.map((item) => <li key={item}>{item}</li>)}</ul>',
  'const both = <><Cart /><Menu open /></>',
])('JSX: %s', (text) => {
  expect(hasJsx(text)).toBe(true)
})

test.each([
  'const a = <string>value',
  'if (a < b && c > d) run()',
  'const map = new Map<string, number>()',
  'const f = <T,>(value: T) => value',
  'const a = 1,, b = 2',
  'const a = <p>Hello</i',
])('No JSX: %s', (text) => {
  expect(hasJsx(text)).toBe(false)
})
