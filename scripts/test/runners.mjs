// How each kind of suite is run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, readFileSync } from 'node:fs'

import { ensureChromium } from '../lib/ensure-chromium.mjs'
import { DOCUSAURUS } from '../lib/proving.mjs'
import { PlainError } from '../lib/run.mjs'
import { logFile, RESULTS, vitestResult } from './reports.mjs'

/**
 * @typedef {object} Suite
 * @property {string[]} [needs] the suites that must have ended before it begins, if they are run at all
 * @property {(isAlone: boolean) => Promise<import('./reports.mjs').Result>} run `isAlone` says that nothing runs beside it
 */

/**
 * Runs a script with this Node. What it prints is shown at once if nothing runs beside it, else in one piece when it ends.
 *
 * @param {string} name of the suite, for the file that keeps the output
 * @param {string[]} parameters the script first
 * @param {boolean} isAlone
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<boolean>} whether it ended well
 */
export async function execute(name, parameters, isAlone, environment = {}) {
  const file = createWriteStream(logFile(name))
  const child = spawn(process.execPath, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      file.write(chunk)
      if (isAlone) process.stdout.write(chunk)
    })
  }
  const [code] = await once(child, 'close')
  file.end()
  await once(file, 'finish')
  if (!isAlone) process.stdout.write(readFileSync(logFile(name)))
  return code === 0
}

/**
 * Reads the report that a runner wrote.
 *
 * @throws {PlainError} if there is none
 */
export function readReport(file) {
  if (!existsSync(file)) throw new PlainError(`${file} was not written: the runner did not start.`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * A check counts as one test: it passes or fails as a whole.
 *
 * @param {string} name
 * @param {() => string[] | undefined} getParameters the script and its parameters; undefined if there is nothing to check
 * @param {{ needs?: string[], environment?: NodeJS.ProcessEnv }} [options]
 * @returns {Suite}
 */
export const check = (name, getParameters, { needs, environment } = {}) => ({
  needs,
  async run(isAlone) {
    const parameters = getParameters()
    if (parameters === undefined) return { passed: 0, failed: 0, skipped: 0, note: 'nothing changed' }
    const holds = await execute(name, parameters, isAlone, environment)
    return { passed: Number(holds), failed: Number(!holds), skipped: 0 }
  },
})

/** @type {(name: string, directory: string, options: object) => Suite} */
export const build = (name, directory, options) =>
  check(name, () => [DOCUSAURUS, 'build', '--out-dir', directory], options)

/**
 * @param {string} project of vitest.config.mts
 * @param {{ needs?: string[], needsBrowser?: boolean }} [options]
 * @returns {Suite}
 */
export const vitest = (project, { needs, needsBrowser = false } = {}) => ({
  needs,
  async run(isAlone) {
    const file = `${RESULTS}/${project}.json`
    const parameters = [
      ...['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--reporter=default'],
      ...['--reporter=json', `--outputFile.json=${file}`, `--maxWorkers=${isAlone ? 2 : 1}`],
    ]
    await execute(project, parameters, isAlone, needsBrowser ? { CHROMIUM: await ensureChromium() } : {})
    return vitestResult(readReport(file))
  },
})

/**
 * Each sample of a page counts as a test.
 *
 * @param {() => string[] | undefined} getPages the pages whose samples are checked, all if it is empty; undefined for none
 * @returns {Suite}
 */
export const samples = (getPages) => ({
  async run(isAlone) {
    const pages = getPages()
    if (pages === undefined) return { passed: 0, failed: 0, skipped: 0, note: 'no page changed' }
    const file = `${RESULTS}/samples.json`
    const cli = ['node_modules/tsx/dist/cli.mjs', 'src/features/checked-samples/build/cli.mts']
    await execute('samples', [...cli, '--results', file, ...pages], isAlone)
    return { ...readReport(file), skipped: 0 }
  },
})
