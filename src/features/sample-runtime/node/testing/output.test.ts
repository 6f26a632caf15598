import { expect, test } from 'vitest'

import { readSamplePage, type Page } from '../../../checked-samples/build/page/read-page'
import { fenceFaults } from '../../../checked-samples/build/page/fence-faults'
import { buildPageProject } from '../../../checked-samples/build/page/page-project'
import { fence, getDiagnostics } from './run-page'

const getFaults = (page: Page) => fenceFaults(buildPageProject(page, '/site'))

const PRINT = fence('ts run', "console.log('one', { two: 2 })", 'console.warn([3])')

test('What is printed is compared with the output below it; white space at the ends of lines is not.', async () => {
  expect(
    await getDiagnostics(`${PRINT}Prose.\n\n${fence('text output', 'one { two: 2 }  ', '[ 3 ]', '')}`),
  ).toEqual([])
})

test('A difference is shown at the output.', async () => {
  expect(await getDiagnostics(PRINT + fence('text output', 'one', '[ 3 ]'))).toEqual([
    '5:1 The sample prints something else (- shown here, + printed):\n- one\n+ one { two: 2 }\n  [ 3 ]',
  ])
})

test('Printing what the page does not show is a problem at the statement that prints first.', async () => {
  expect(
    await getDiagnostics(fence('ts run', 'const a = 1', 'console.table([a])') + fence('ts', 'export {}')),
  ).toEqual([
    expect.stringMatching(/^3:9 This prints\n┌[^]*but the page doesn't show it: add a ```text output fence/),
  ])
})

test('Standard output counts as printed, and groups of one fence do not indent the next.', async () => {
  const page =
    fence('ts run', "console.group('g')", "process.stdout.write('raw\\n')") +
    fence('text output', 'g', 'raw') +
    fence('ts run', "console.log('flat')") +
    fence('text output', 'flat')
  expect(await getDiagnostics(page)).toEqual([])
})

test('An output without an executed fence before it is a problem.', () => {
  const page = readSamplePage('docs/page.mdx', fence('ts', 'export {}') + fence('text output', 'one'))
  expect(getFaults(page)).toMatchObject([{ line: 4, column: 1 }])
  expect(getFaults(readSamplePage('docs/page.mdx', PRINT + fence('text output', 'one')))).toEqual([])
})

const RENAMED = fence(
  'ts run',
  "import { createEntityAdapter } from '@reduxjs/toolkit'",
  'const adapter = createEntityAdapter<{ id: string }>()',
  "const state = adapter.setAll(adapter.getInitialState(), [{ id: 'a' }, { id: 'b' }])",
  "console.log(adapter.updateOne(state, { id: 'a', changes: { id: 'z' } }).ids.join())",
)

test('An output of an older version is compared with what the sample prints there.', async () => {
  const page = (older: string) =>
    RENAMED + fence('text output', 'z,b') + fence('text output version="2.14"', older)
  expect(await getDiagnostics(page('b,z'))).toEqual([])
  expect(await getDiagnostics(page('z,b'))).toEqual([
    '10:1 The sample prints something else (- shown here, + printed):\n- z,b\n+ b,z',
  ])
})

test('What is thrown on the older version only is a problem that names the version.', async () => {
  const sample = fence(
    'ts run',
    "import { fetchBaseQuery } from '@reduxjs/toolkit/query'",
    "import { createApi } from '@reduxjs/toolkit/query/react'",
    'const api = createApi({ baseQuery: fetchBaseQuery(), endpoints: () => ({}) })',
    'console.log(typeof api.util.getMiddlewareState().name)',
  )
  expect(
    await getDiagnostics(
      sample + fence('text output', 'string') + fence('text output version="2.14"', 'string'),
    ),
  ).toEqual([expect.stringMatching(/^5:\d+ This throws TypeError: [^]*\nThat is on 2\.14\.$/)])
})

test('An output of an older version belongs after that of the installed one.', () => {
  const older = fence('text output version="2.14"', 'one')
  const getProblems = (text: string) => getFaults(readSamplePage('docs/page.mdx', text))
  expect(getProblems(PRINT + older)).toMatchObject([
    { line: 5, message: expect.stringContaining('older') as string },
  ])
  expect(getProblems(PRINT + fence('text output', 'one') + older)).toEqual([])
})

test('Printing too much stops a fence, even one that never ends, and the next one is executed.', async () => {
  const page = fence('ts run', "for (;;) console.log('again')") + fence('ts run', '1 // → 2')
  expect(await getDiagnostics(page)).toEqual([
    '1:1 This sample prints too much: more than 200 lines or 20000 characters.',
    '5:1 Expected: 2\nActual:   1',
  ])
})
