import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

import { line, linesWithoutTest } from '../line'
import { LINES } from '../lines'

/** What a runner that only lists its tests prints as JSON. */
function list(runner: string, ...parameters: string[]): unknown {
  const env = { ...process.env }
  // The runner would take itself for a worker of this one.
  for (const name of Object.keys(env)) if (name.startsWith('VITEST')) Reflect.deleteProperty(env, name)
  const output = execFileSync(process.execPath, [runner, ...parameters], { env, encoding: 'utf8' })
  return JSON.parse(output)
}

interface Suite {
  specs?: { title: string; tests: { expectedStatus: string }[] }[]
  suites?: Suite[]
}
const browserTests = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.every(({ expectedStatus }) => expectedStatus === 'passed'))
    .map(({ title }) => title),
  ...suites.flatMap(browserTests),
]

test('every line of the specification has a test', () => {
  const inBrowser = list(
    ...(['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json'] as const),
    '--project=specification',
  ) as Suite
  const ofBuild = list(
    ...(['node_modules/vitest/vitest.mjs', 'list', '--json'] as const),
    '--project=specification-build',
  ) as { name: string }[]
  const titles = [...browserTests(inBrowser), ...ofBuild.map(({ name }) => name)]
  expect(titles.length).toBeGreaterThan(80)
  expect(linesWithoutTest(titles)).toEqual([])
})

test('a line without a test is noticed, and so is a test of something else', () => {
  const all = Object.values(LINES).flat()
  expect(linesWithoutTest(all)).toEqual([])
  expect(linesWithoutTest(all.slice(1))).toEqual([all[0]])
  expect(linesWithoutTest([...all.slice(1), line(all[0] as (typeof all)[number], 'a part')])).toEqual([])
  expect(() => line('No such line.' as never)).toThrow('has no line "No such line."')
})
