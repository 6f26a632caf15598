/*
 * `npm run test:seeded`: writes known mistakes into the sources and shows which of them the tests catch. It takes
 * three quarters of an hour, so it is run by hand after a change of the tests, and compared with the run before it.
 */
import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'

import { PlainError, stopOnFailure } from '../../scripts/lib/run.mjs'
import { assertCommitted } from '../../scripts/lib/work-tree.mjs'
import { IN_BUILD } from './faults/in-build'
import { IN_SOURCES } from './faults/in-sources'
import type { SeededFault } from './faults/seeded-fault'
import { STOPS_BUILD } from './faults/stops-build'

const FOLDER = '.cache/seeded'
/** The end of `npm test` names failed tests in lines like this. */
const FAILED_TEST = /^ {4}(?:tests\/|src\/)?[\w/.-]+\.(?:spec|test)\.tsx?\b/
/** It says that a fault has its place in the sources, which it has lost by being written into them. */
const OF_PLACES = /^ {4}tests\/unit\/seeded-faults\./
/** The check of samples and the build print faults with their file and line. */
const FAULT_OF_PAGE = /\.mdx:\d|^ *The default of |^ *There is no /

interface Round {
  readonly name: string
  readonly faults: readonly SeededFault[]
  readonly suites: readonly string[]
}

const IN_BROWSER = ['specification', 'pages', 'browser', 'accessibility', 'visual']
const ROUNDS: readonly Round[] = [
  ...STOPS_BUILD.map((fault, index) => ({ name: `build-${index + 1}`, faults: [fault], suites: ['build'] })),
  { name: 'sources', faults: IN_SOURCES, suites: ['samples', 'unit', 'demos'] },
  { name: 'site', faults: IN_BUILD, suites: ['build', 'site', 'specification-build', ...IN_BROWSER] },
]

/** Writes the faults of a round into the sources, runs the tests, and writes the sources back; @returns a line for each. */
function play({ name, faults, suites }: Round): string[] {
  console.log(`${name}: ${faults.length} faults, npm test ${suites.join(' ')}`)
  const originals = new Map(faults.map(({ file }) => [file, readFileSync(file, 'utf8')]))
  const log = `${FOLDER}/${name}.log`
  const output = openSync(log, 'w')
  try {
    for (const { file, from, to } of faults) {
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(from, () => to),
      )
    }
    // Ctrl+C ends the tests, and the sources are written back below.
    process.once('SIGINT', () => undefined)
    const stdio = ['ignore' as const, output, output]
    // The tests are meant to fail, so how they end says nothing.
    const { signal } = spawnSync(process.execPath, ['scripts/test.mjs', ...suites], { stdio })
    if (signal !== null) throw new PlainError(`The tests were ended by ${signal}.`)
  } finally {
    for (const [file, text] of originals) writeFileSync(file, text)
    closeSync(output)
  }
  const found = linesWithFaults(readFileSync(log, 'utf8'))
  const others = found.filter((line) => FAILED_TEST.test(line) && !faults.some(({ sign }) => sign.test(line)))
  if (others.length > 0) console.log(`Failed, but a sign of no fault:\n${others.join('\n')}`)
  return faults.map((fault) => {
    const caughtBy = found.find((line) => fault.sign.test(line))
    return caughtBy === undefined ? `✗ ${fault.name}` : `✓ ${fault.name}\n    ${caughtBy.trim()}`
  })
}

function linesWithFaults(output: string): string[] {
  // eslint-disable-next-line no-control-regex -- Colors of a terminal.
  const lines = new Set(output.replace(/\u001B\[[\d;]*m/g, '').split('\n'))
  return [...lines].filter(
    (line) => (FAILED_TEST.test(line) && !OF_PLACES.test(line)) || FAULT_OF_PAGE.test(line),
  )
}

await stopOnFailure(() => {
  assertCommitted('The faults are written into the sources, so commit or stash these changes first:')
  mkdirSync(FOLDER, { recursive: true })
  const named = process.argv.slice(2)
  const outcomes = ROUNDS.filter(({ name }) => named.length === 0 || named.includes(name)).flatMap(play)
  const caught = outcomes.filter((line) => line.startsWith('✓')).length
  const text = `${outcomes.join('\n')}\n\n${caught} of ${outcomes.length} faults were caught.`
  writeFileSync(`${FOLDER}/outcome.txt`, `${text}\n`)
  console.log(`\n${text} The output of the tests is in ${FOLDER}/.`)
  if (caught < outcomes.length) process.exitCode = 1
  return Promise.resolve()
})
