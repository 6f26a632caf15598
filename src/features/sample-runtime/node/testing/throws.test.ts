import { expect, test } from 'vitest'

import { fence, diagnosticsOf } from './run-page'

const THROW = "const fail = (): void => { throw new Error('Row 4 is closed') }"
const run = (...lines: string[]) => diagnosticsOf(fence('ts run', ...lines))

test('An error whose message has the text is what was expected.', async () => {
  expect(await run(THROW, 'fail() // throws Row 4')).toEqual([])
})

test('An error with another message is shown.', async () => {
  expect(await run(THROW, 'fail() // throws Row 5')).toEqual([
    '3:1 Expected an error with: Row 5\nIt threw instead: Error: Row 4 is closed',
  ])
})

test('A statement that does not throw is shown with its value.', async () => {
  expect(await run('Math.abs(-1) // throws negative')).toEqual([
    '2:1 Expected an error with: negative\nIt did not throw, but gave: 1.',
  ])
})

test('With await, the statement must reject.', async () => {
  const reject = "const reject = () => Promise.reject(new Error('offline'))"
  expect(await run(reject, 'await reject() // throws offline')).toEqual([])
  expect(await run('await Promise.resolve(1) // throws offline')).toEqual([
    '2:1 Expected an error with: offline\nIt did not throw, but gave: 1.',
  ])
})

test('A promise without await is recognised, and its rejection is not a second problem.', async () => {
  const [diagnostic, ...others] = await run("Promise.reject(new Error('offline')) // throws offline")
  expect(diagnostic).toContain('write "await" before the expression')
  expect(others).toEqual([])
})

test('Thrown objects with a message and thrown texts count, as unwrap() throws them.', async () => {
  expect(
    await run(
      "await Promise.reject({ name: 'Error', message: 'taken' }) // throws taken",
      "await Promise.reject('taken') // throws taken",
      'await Promise.reject(404) // throws 404',
    ),
  ).toEqual([])
})

test('A statement that is not an expression cannot be tested for throwing.', async () => {
  const [diagnostic] = await run(THROW, 'const result = fail() // throws Row 4')
  expect(diagnostic).toMatch(/^3:23 Nothing to compare: "\/\/ throws" doesn't follow an expression statement/)
})

test('It needs a part of the message.', async () => {
  expect(await run(THROW, 'fail() // throws')).toEqual(['3:8 Say a part of the message: // throws …'])
})

test('An exception that no comment expects is a problem at the line of the page that throws.', async () => {
  expect(await run('type Row = { id: number }', THROW, '', 'const id: number = 1', '  fail()')).toEqual([
    '3:34 This throws Error: Row 4 is closed',
  ])
})

test('An exception in an imported file is reported at the fence that runs, and names the place.', async () => {
  const page =
    fence('ts title="src/fail.ts"', THROW, 'export { fail }') +
    fence('ts run', "import { fail } from './fail'", '', 'fail()')
  expect(await diagnosticsOf(page)).toEqual([
    '8:1 This throws Error: Row 4 is closed\nIt was thrown at docs/page-1.mdx:2.',
  ])
})

test('Places are right on a line with a comparison.', async () => {
  const line = "1 // → (() => { throw new Error('late') })()"
  const [diagnostic] = await run("const s = 'a'.repeat(2); s.length // → JSON.parse('{')", line)
  expect(diagnostic).toMatch(/^2:\d+ This throws SyntaxError/)
})

test('A rejection that nobody handles is a problem at its place.', async () => {
  expect(await run("void Promise.reject(new Error('lost'))")).toEqual(['2:21 This throws Error: lost'])
})

test('An exception in a timer is a problem at its place, and the other timers go on.', async () => {
  expect(
    await run(
      "setTimeout(() => { throw new Error('tick') }, 10)",
      'await new Promise((resolve) => setTimeout(resolve, 20))',
    ),
  ).toEqual(['2:26 This throws Error: tick'])
})

test('What only the engine refuses is a problem of the fence.', async () => {
  expect(await run('const one = 1', 'const one = 2')).toEqual([
    expect.stringMatching(/^1:1 This sample throws SyntaxError: Identifier 'one' has already been declared/),
  ])
})

test('An import that leads nowhere is a problem at the import.', async () => {
  const [missingFile] = await run("import './styles.css'")
  expect(missingFile).toBe('2:8 The page has no file "./styles.css".')
  const [missingPackage] = await run('', "await import('no-such-package')")
  expect(missingPackage).toBe("3:14 Cannot find package 'no-such-package'")
})
