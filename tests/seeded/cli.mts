/**
 * `npm run test:seeded`: writes known mistakes into the sources and shows which of them the tests catch. It takes
 * three quarters of an hour, so it is run by hand after a change of the tests, and compared with the run before it.
 */
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'

import { stopOnFailure } from '../../scripts/lib/run.mjs'
import { assertCommitted } from '../../scripts/lib/work-tree.mjs'
import { IN_BUILD } from './faults/in-build'
import { IN_SOURCES } from './faults/in-sources'
import type { SeededFault } from './faults/seeded-fault'
import { STOPS_BUILD } from './faults/stops-build'
import { outcomesOf, unexplained, type Outcome } from './outcome'
import { plant } from './plant'

const FOLDER = '.cache/seeded'

interface Round {
  readonly name: string
  readonly faults: readonly SeededFault[]
  readonly suites: readonly string[]
}

const ROUNDS: readonly Round[] = [
  ...STOPS_BUILD.map((fault, index) => ({
    name: `build-${index + 1}`,
    faults: [fault],
    suites: ['build'],
  })),
  { name: 'sources', faults: IN_SOURCES, suites: ['samples', 'unit', 'demos'] },
  {
    name: 'site',
    faults: IN_BUILD,
    suites: [
      'build',
      'site',
      'specification-build',
      'specification',
      'pages',
      'browser',
      'accessibility',
      'visual',
    ],
  },
]

async function play({ name, faults, suites }: Round): Promise<Outcome[]> {
  const log = `${FOLDER}/${name}.log`
  const restore = plant(faults)
  const stop = () => {
    restore()
    process.exit(130)
  }
  process.once('SIGINT', stop)
  try {
    console.log(
      `${name}: ${faults.length === 1 ? '1 fault' : `${faults.length} faults`}, npm test ${suites.join(' ')}`,
    )
    await runTests(suites, log)
  } finally {
    process.removeListener('SIGINT', stop)
    restore()
  }
  const output = readFileSync(log, 'utf8')
  const others = unexplained(faults, output)
  if (others.length > 0) console.log(`Failed, but a sign of no fault:\n${others.join('\n')}`)
  return outcomesOf(faults, output)
}

/** The tests are meant to fail, so how they end says nothing. */
async function runTests(suites: readonly string[], log: string): Promise<void> {
  const file = createWriteStream(log)
  const child = spawn(process.execPath, ['scripts/test.mjs', ...suites], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.pipe(file, { end: false })
  child.stderr.pipe(file, { end: false })
  await once(child, 'close')
  file.end()
  await once(file, 'finish')
}

await stopOnFailure(async () => {
  assertCommitted('The faults are written into the sources, so commit or stash these changes first:')
  mkdirSync(FOLDER, { recursive: true })
  const named = process.argv.slice(2)
  const outcomes: Outcome[] = []
  for (const round of ROUNDS.filter(({ name }) => named.length === 0 || named.includes(name))) {
    outcomes.push(...(await play(round)))
  }
  const lines = outcomes.map(
    ({ fault, caughtBy: [first] }) =>
      `${first === undefined ? '✗' : '✓'} ${fault.name}${first === undefined ? '' : `\n    ${first.trim()}`}`,
  )
  console.log(`\n${lines.join('\n')}`)
  const caught = outcomes.filter(({ caughtBy }) => caughtBy.length > 0)
  writeFileSync(
    `${FOLDER}/caught.json`,
    JSON.stringify(
      caught.map(({ fault }) => fault.name),
      null,
      2,
    ),
  )
  console.log(
    `\n${caught.length} of ${outcomes.length} faults were caught. The output of the tests is in ${FOLDER}/.`,
  )
  if (caught.length < outcomes.length) process.exitCode = 1
})
