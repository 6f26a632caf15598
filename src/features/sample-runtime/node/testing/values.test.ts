import { expect, test } from 'vitest'

import { fence, diagnosticsOf, runPages } from './run-page'

const run = (...lines: string[]) => diagnosticsOf(fence('ts run', ...lines))

test('A value that holds is no problem, and is counted.', async () => {
  const page = fence('ts run', 'const seats = { free: 3 }', 'seats.free // → 3', 'seats // → { free: 3 }')
  const [outcome] = await runPages([page])
  expect(outcome?.diagnostics).toEqual([])
  expect(outcome?.record?.checks).toBe(2)
})

test('A value that differs is shown with what was expected, at its statement.', async () => {
  expect(await run('const free = 2', '  free + 1 // → 4')).toEqual(['3:3 Expected: 4\nActual:   3'])
})

test('All values of a fence are compared, not only up to the first that differs.', async () => {
  expect(await run('1 // → 2', '1 // → 1', '3 // → 4')).toHaveLength(2)
})

test('A long value is compared line by line.', async () => {
  const [diagnostic] = await run(
    "const rows = ['a', 'b', 'c'].map((id) => ({ id, label: id.repeat(30) }))",
    "rows // → ['a', 'x', 'c'].map((id) => ({ id, label: id.repeat(30) }))",
  )
  expect(diagnostic).toMatch(/^3:1 The value differs/)
  expect(diagnostic).toContain("-   { id: 'x'")
  expect(diagnostic).toContain("+   { id: 'b'")
})

test.each([
  ['a member that is undefined', '({ a: undefined })', '{}'],
  ['a prototype', 'new (class Seat { row = 1 })()', '{ row: 1 }'],
  ['negative zero', '-0', '0'],
  ['a type', "'1'", '1'],
])('%s counts.', async (_what, actual, expected) => {
  expect(await run(`const value = ${actual}`, `value // → ${expected}`)).toHaveLength(1)
})

test('NaN equals NaN, and dates of equal time are equal, whoever made them.', async () => {
  expect(
    await run('Number.NaN // → NaN', 'const date = new Date(7)', 'structuredClone(date) // → new Date(7)'),
  ).toEqual([])
})

test('Values that look alike and are not equal are said to.', async () => {
  // Two functions: of prototypes, the versions of Node think differently.
  const [diagnostic] = await run('const list = [() => {}]', 'list // → [() => {}]')
  expect(diagnostic).toMatch(/prototypes/)
})

test('The value sees the variables of its place, and may wait.', async () => {
  expect(
    await run(
      'function check(limit: number) {',
      '  const double = limit * 2',
      '  double // → limit + limit',
      '}',
      'check(4)',
      'await Promise.resolve(5) // → await Promise.resolve(5)',
    ),
  ).toEqual([])
})

test('Comment lines below continue a value until it is complete.', async () => {
  const lines = [
    'const seat = { row: 4, id: 9 }',
    'seat // → {',
    '//   row: 4,',
    '//   id: 8,',
    '// }',
    '// Prose.',
  ]
  expect(await run(...lines)).toEqual(['3:1 Expected: { id: 8, row: 4 }\nActual:   { id: 9, row: 4 }'])
})

test('A statement of several lines is compared at its beginning.', async () => {
  expect(await run('const list = [1]', 'list', '  .map((one) => one + 1)', '  .at(0) // → 3')).toEqual([
    '3:1 Expected: 3\nActual:   2',
  ])
})

test('A statement without a semicolon does not run into the next line.', async () => {
  expect(await run('let count = 0', 'count++ // → 0', '++count // → 2', ';[count].length // → 1')).toEqual([])
  expect(await run('const count = 0', 'count // → 0', '[0].length // → 1')).toEqual([
    expect.stringMatching(/^3:7 Nothing to compare: .* begin the next line with a semicolon\.$/),
  ])
})

test('What looks like a comment in a string, a template or an element is none.', async () => {
  const code = [
    "const text = '// → 1'",
    'const link = `',
    '// → 2`',
    'const item = <p>// → 3</p>',
    'export { text, link, item }',
  ]
  expect(await diagnosticsOf(fence('tsx run', ...code))).toEqual([])
})

test.each([
  ['a value that is no expression', '1 // → 3 items', 'The value after → is not an expression: 3 items'],
  ['a value that is two', '1 // → 1) + (2', 'The value after → is not an expression'],
  ['no value', '1 // →', 'The value after → is not an expression'],
  ['a declaration', 'const one = 1 // → 1', 'Nothing to compare'],
  ['a line of its own', '// → 1', 'Nothing to compare'],
  ['another spelling', '1 //→ 1', 'Write the value like this: // → value'],
])('It is a problem to compare with %s.', async (_what, line, message) => {
  const [diagnostic, ...others] = await run(line)
  expect(diagnostic).toMatch(new RegExp(`^2:${line.indexOf('//') + 1} `))
  expect(diagnostic).toContain(message)
  expect(others).toEqual([])
})

test('A comparison that was never reached is a problem, at its place.', async () => {
  expect(await run('if (Math.random() > 2) {', '  Math.PI // → 3', '}')).toEqual([
    '3:3 This comparison was never reached: the statement was not executed.',
  ])
})

test('A promise that is compared without await is recognised.', async () => {
  expect(await run('Promise.resolve(3) // → 3')).toEqual([
    '2:1 Expected: 3\nActual:   Promise { 3 }\nWrite "await" before the expression.',
  ])
})

test('Places are right in an indented fence and below @filename.', async () => {
  const page = [
    '- item',
    '',
    '  ```ts run',
    '  // @filename: src/a.ts',
    '  1 // → 1',
    '    2 // → 3',
    '  ```',
  ].join('\n')
  expect(await diagnosticsOf(page)).toEqual(['6:5 Expected: 3\nActual:   2'])
})

test('Only the fence itself compares, not the files that it imports.', async () => {
  const page =
    fence('ts title="src/a.ts"', 'export const a = 1', 'a // → 2') +
    fence('ts run', "import { a } from './a'", 'a // → 1')
  expect(await diagnosticsOf(page)).toEqual([])
})

test('A syntax error is a problem at its place.', async () => {
  expect(await run('const one = ;')).toEqual(['2:13 Unexpected token'])
})
