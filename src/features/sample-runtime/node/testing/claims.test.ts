import { expect, test } from 'vitest'

import { getDiagnostics, fence, runPages } from './run-page'

const run = (code: string) => getDiagnostics(fence('ts run', code))

test('A value that holds is no problem, and is counted.', async () => {
  const [outcome] = await runPages([fence('ts run', 'const a = { b: 3 }', 'a.b // → 3', 'a // → { b: 3 }')])
  expect(outcome?.diagnostics).toEqual([])
  expect(outcome?.record?.checks).toBe(2)
})

// Each is a fence; its code begins on line 2 of the page.
test.each([
  [
    'NaN equals NaN, and dates of equal time are equal, whoever made them',
    'Number.NaN // → NaN\nconst date = new Date(7)\nstructuredClone(date) // → new Date(7)',
  ],
  [
    'a value sees the variables of its place, and may wait',
    'function check(limit: number) {\n  const double = limit * 2\n  double // → limit + limit\n}\ncheck(4)\nawait Promise.resolve(5) // → await Promise.resolve(5)',
  ],
  [
    'a statement without a semicolon does not run into the next line',
    'let count = 0\ncount++ // → 0\n++count // → 2\n;[count].length // → 1',
  ],
  [
    'an error has the text',
    "const fail = () => { throw new Error('Row 4 is closed') }\nfail() // throws Row 4",
  ],
  [
    'a statement with await rejects',
    "const reject = () => Promise.reject(new Error('offline'))\nawait reject() // throws offline",
  ],
  [
    'thrown objects with a message and thrown texts count, as unwrap() throws them',
    "await Promise.reject({ name: 'Error', message: 'taken' }) // throws taken\nawait Promise.reject('taken') // throws taken\nawait Promise.reject(404) // throws 404",
  ],
  [
    'waiting an hour takes no time, and the clocks say that an hour passed',
    'const start = performance.now()\nnew Date().toISOString() // → "2026-01-01T00:00:00.000Z"\nawait new Promise((resolve) => setTimeout(resolve, 3_600_000))\nnew Date().toISOString() // → "2026-01-01T01:00:00.000Z"\nDate.now() - Date.UTC(2026, 0, 1) // → 3_600_000\nperformance.now() - start // → 3_600_000',
  ],
  [
    'timers come due in their order, and promises between them',
    "const order: string[] = []\nsetTimeout(() => order.push('20 ms'), 20)\nsetTimeout(() => { order.push('10 ms'); void Promise.resolve().then(() => order.push('at once')) }, 10)\nconst beat = setInterval(() => order.push('15 ms'), 15)\nawait new Promise((resolve) => setTimeout(resolve, 21))\nclearInterval(beat)\norder // → ['10 ms', 'at once', '15 ms', '20 ms']",
  ],
  [
    'a package that loads does not let time pass',
    "const timeout = new Promise((resolve) => setTimeout(() => resolve('too late'), 1000))\nconst loaded = import('@testing-library/user-event').then(() => 'loaded')\nawait Promise.race([timeout, loaded]) // → 'loaded'",
  ],
  [
    'AbortSignal.timeout and the promises of node:timers follow the same clock',
    "import { setTimeout as wait } from 'node:timers/promises'\nconst signal = AbortSignal.timeout(5000)\nawait wait(4999)\nsignal.aborted // → false\nawait wait(1)\nsignal.reason.name // → 'TimeoutError'",
  ],
  [
    'a date is an ordinary date',
    'new Date().constructor === Date // → true\nnew Date() instanceof Date // → true\ntypeof Date() // → "string"\nclass Day extends Date {}\nnew Day().getFullYear() // → 2026\nnew Day() instanceof Day // → true',
  ],
])('There is no problem where %s.', async (_what, code) => {
  expect(await run(code)).toEqual([])
})

const FAIL = "const fail = (): void => { throw new Error('Row 4 is closed') }\n"

test.each([
  [
    'a value differs, with what was expected, at its statement',
    'const a = 2\n  a + 1 // → 4',
    '3:3 Expected: 4\nActual:   3',
  ],
  [
    'comment lines below continue a value',
    'const seat = { row: 4, id: 9 }\nseat // → {\n//   row: 4,\n//   id: 8,\n// }\n// Prose.',
    '3:1 Expected: { id: 8, row: 4 }\nActual:   { id: 9, row: 4 }',
  ],
  [
    'a statement has several lines, at its beginning',
    'const list = [1]\nlist\n  .map((one) => one + 1)\n  .at(0) // → 3',
    '3:1 Expected: 3\nActual:   2',
  ],
  [
    'a comparison was never reached',
    'if (Math.random() > 2) {\n  Math.PI // → 3\n}',
    '3:3 This comparison was never reached: the statement was not executed.',
  ],
  [
    'a promise is compared without await',
    'Promise.resolve(3) // → 3',
    '2:1 Expected: 3\nActual:   Promise { 3 }\nWrite "await" before the expression.',
  ],
  ['the syntax is wrong', 'const one = ;', '2:13 Unexpected token'],
  [
    'an error has another message',
    `${FAIL}fail() // throws Row 5`,
    '3:1 Expected an error with: Row 5\nIt threw instead: Error: Row 4 is closed',
  ],
  [
    'a statement does not throw',
    'Math.abs(-1) // throws negative',
    '2:1 Expected an error with: negative\nIt did not throw, but gave: 1.',
  ],
  [
    'a promise does not reject',
    'await Promise.resolve(1) // throws offline',
    '2:1 Expected an error with: offline\nIt did not throw, but gave: 1.',
  ],
  ['no part of the message is said', `${FAIL}fail() // throws`, '3:8 Say a part of the message: // throws …'],
  [
    'an exception is not expected, at the line that throws',
    `type Row = { id: number }\n${FAIL}\nconst id: number = 1\n  fail()`,
    '3:34 This throws Error: Row 4 is closed',
  ],
  ['nobody handles a rejection', "void Promise.reject(new Error('lost'))", '2:21 This throws Error: lost'],
  [
    'a timer throws, and the other timers go on',
    "setTimeout(() => { throw new Error('tick') }, 10)\nawait new Promise((resolve) => setTimeout(resolve, 20))",
    '2:26 This throws Error: tick',
  ],
  ['an import leads to no file', "import './styles.css'", '2:8 The page has no file "./styles.css".'],
  [
    'an import leads to no package',
    "\nawait import('no-such-package')",
    "3:14 Cannot find package 'no-such-package'",
  ],
])('It is a problem, and the only one, if %s.', async (_what, code, problem) => {
  expect(await run(code)).toEqual([problem])
})

test.each([
  ['a member that is undefined', 'const a = { b: undefined }\na // → {}', /^3:1 /],
  ['a prototype', 'const a = new (class Seat { row = 1 })()\na // → { row: 1 }', /^3:1 /],
  ['negative zero', 'const a = -0\na // → 0', /^3:1 /],
  ['a type', "const a = '1'\na // → 1", /^3:1 /],
  // Two functions: of prototypes, the versions of Node think differently.
  ['what looks alike', 'const list = [() => {}]\nlist // → [() => {}]', /^3:1 .*prototypes/],
  ['a value that is no expression', '1 // → 3 items', /^2:3 The value after → is not an expression: 3 items/],
  ['a value that is two', '1 // → 1) + (2', /^2:3 The value after → is not an expression/],
  ['no value', '1 // →', /^2:3 The value after → is not an expression/],
  ['a declaration', 'const one = 1 // → 1', /^2:15 Nothing to compare/],
  ['a line of its own', '// → 1', /^2:1 Nothing to compare/],
  ['another spelling', '1 //→ 1', /^2:3 Write the value like this: \/\/ → value/],
  [
    'a statement that goes on in the next line',
    'const count = 0\ncount // → 0\n[0].length // → 1',
    /^3:7 Nothing to compare: .* begin the next line with a semicolon\.$/,
  ],
  [
    'the error of a statement that is not an expression',
    `${FAIL}const result = fail() // throws Row 4`,
    /^3:23 Nothing to compare: "\/\/ throws" doesn't follow an expression statement/,
  ],
  [
    'the error of a promise without await, whose rejection is not a second problem',
    "Promise.reject(new Error('offline')) // throws offline",
    /write "await" before the expression/,
  ],
  [
    'what only the engine refuses',
    'const one = 1\nconst one = 2',
    /^1:1 This sample throws SyntaxError: Identifier 'one' has already been declared/,
  ],
])('There is one problem with %s.', async (_what, code, problem) => {
  expect(await run(code)).toEqual([expect.stringMatching(problem)])
})

test('All values of a fence are compared, not only up to the first that differs.', async () => {
  expect(await run('1 // → 2\n1 // → 1\n3 // → 4')).toHaveLength(2)
})

test('A long value is compared line by line.', async () => {
  const rows = (ids: string) => `${ids}.map((id) => ({ id, label: id.repeat(30) }))`
  const [diagnostic] = await run(
    `const rows = ${rows("['a', 'b', 'c']")}\nrows // → ${rows("['a', 'x', 'c']")}`,
  )
  expect(diagnostic).toMatch(/^3:1 The value differs/)
  expect(diagnostic).toContain("-   { id: 'x'")
  expect(diagnostic).toContain("+   { id: 'b'")
})

test('What looks like a comment in a string, a template or an element is none.', async () => {
  const code =
    "const text = '// → 1'\nconst link = `\n// → 2`\nconst item = <p>// → 3</p>\nexport { text, link, item }"
  expect(await getDiagnostics(fence('tsx run', code))).toEqual([])
})

test('Places are right in an indented fence, and on a line with a comparison.', async () => {
  const page = '- item\n\n  ```ts run\n  1 // → 1\n    2 // → 3\n  ```'
  expect(await getDiagnostics(page)).toEqual(['5:5 Expected: 3\nActual:   2'])
  const [thrown] = await run("const s = 'a'.repeat(2); s.length // → JSON.parse('{')")
  expect(thrown).toMatch(/^2:\d+ This throws SyntaxError/)
})

test('Only the fence itself compares, not the files that it imports; what they throw names their place.', async () => {
  const page = fence('ts title="src/a.ts"', 'export const a = 1', 'a // → 2')
  expect(await getDiagnostics(page + fence('ts run', "import { a } from './a'", 'a // → 1'))).toEqual([])
  const failing = fence('ts title="src/fail.ts"', `${FAIL}export { fail }`)
  expect(
    await getDiagnostics(failing + fence('ts run', "import { fail } from './fail'", '', 'fail()')),
  ).toEqual(['8:1 This throws Error: Row 4 is closed\nIt was thrown at docs/page-1.mdx:2.'])
})

test('Each fence begins at the same date, without the timers of the one before.', async () => {
  // Longer than a fence waits for what it doesn't await.
  const first =
    "setTimeout(() => console.log('left over'), 70_000)\nawait new Promise((done) => setTimeout(done, 1))"
  const second =
    'Date.now() // → Date.UTC(2026, 0, 1)\nawait new Promise((done) => setTimeout(done, 80_000))\nDate.now() // → Date.UTC(2026, 0, 1) + 80_000'
  expect(await getDiagnostics(fence('ts run', first) + fence('ts run', second))).toEqual([])
})

test('What nothing awaits is executed, as in Node, and what never ends is ended.', async () => {
  const diagnostics = await run(
    "setTimeout(() => console.log('late'), 30_000)\nsetInterval(() => undefined, 1_000)\nsetTimeout(() => console.log('too late'), 3_600_000)",
  )
  expect(diagnostics.join('\n')).toContain('This prints\nlate\nbut')
  expect(diagnostics.join('\n')).not.toContain('too late')
})
