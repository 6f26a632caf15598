import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

import { PlainError } from '../lib/run.mjs'

/** What suites print, and the reports of their runners. */
export const RESULTS = '.cache/test-results'

/** Removes the reports of an earlier run. */
export function emptyResults() {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
}

/**
 * Runs a script with this Node. What it prints is shown at once if nothing runs beside it, else in one piece when it ends.
 *
 * @param {string} name of the suite, for the file that keeps the output
 * @param {string[]} parameters the script first
 * @param {{ environment?: NodeJS.ProcessEnv, isAlone?: boolean }} [options]
 * @returns {Promise<number | null>} its exit code; null if a signal ended it
 */
export async function execute(name, parameters, { environment = {}, isAlone = false } = {}) {
  const log = logOf(name)
  const file = createWriteStream(log)
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
  if (!isAlone) process.stdout.write(readFileSync(log))
  return code
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

/** @param {string} name of a suite */
export function logOf(name) {
  return `${RESULTS}/${name}.log`
}
