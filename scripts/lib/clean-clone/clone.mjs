import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { PlainError } from '../run.mjs'
import { cleanEnvironment } from './environment.mjs'
import { startLogged } from './logged-process.mjs'

/**
 * A clone of HEAD in a directory of its own, and what runs in it.
 *
 * @typedef {object} Clone
 * @property {(command: string, parameters: string[]) => import('./logged-process.mjs').LoggedProcess} start
 * @property {(command: string, parameters: string[]) => Promise<void>} run until it ends
 * @property {() => Promise<void>} close ends what runs, and removes the directory unless it is kept
 */

/**
 * Clones HEAD into a temporary directory. Ctrl+C closes the clone, too.
 *
 * @param {{ keep: boolean }} options
 * @returns {Promise<Clone>}
 * @throws {PlainError} when it can't be cloned, or the directory is not as clean as it has to be
 */
export async function openClone({ keep }) {
  const directory = mkdtempSync(path.join(tmpdir(), 'clean-clone-'))
  const site = path.join(directory, 'site')
  const processes = []
  const close = async () => {
    await Promise.all(processes.map((child) => child.stop()))
    if (keep) console.log(`The clone and the logs are in ${directory}`)
    else rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  closeOnSignal(close)
  try {
    assertNothingAbove(directory)
    cloneHead(site)
  } catch (error) {
    await close()
    throw error
  }
  const start = starterIn(site, directory, processes)
  return { start, run: (command, parameters) => start(command, parameters).succeeded(), close }
}

/** Starts commands in the clone, each with a log of its own, and remembers them. */
function starterIn(site, logs, processes) {
  // An empty cache: packages are fetched, as on a new machine.
  const npmCache = path.join(logs, 'npm-cache')
  const environment = { ...cleanEnvironment(process.env, process.cwd()), npm_config_cache: npmCache }
  return (command, parameters) => {
    const words = [command, ...parameters]
    console.log(`$ ${words.join(' ')}`)
    const log = path.join(logs, `${words.join('-')}.log`)
    const child = startLogged(command, parameters, { cwd: site, env: environment, log })
    processes.push(child)
    return child
  }
}

/** Without links into this repository: the clone has what a reader's has. */
function cloneHead(site) {
  const commit = execFileSync('git', ['log', '-1', '--format=%h %s'], { encoding: 'utf8' }).trim()
  console.log(`Cloning ${commit} into ${site}`)
  try {
    execFileSync('git', ['clone', '--quiet', '--no-local', '--depth', '1', `file://${process.cwd()}`, site])
  } catch (error) {
    throw new PlainError(`git could not clone this repository: ${error.message}`)
  }
}

/** Checks the parent directories, because Node and npm look for packages there, too. */
function assertNothingAbove(directory) {
  for (let above = path.dirname(directory); ; above = path.dirname(above)) {
    for (const name of ['node_modules', 'package.json']) {
      const found = path.join(above, name)
      if (existsSync(found)) {
        throw new PlainError(
          `${found} would reach into the clone. Set TMPDIR to a directory without it above.`,
        )
      }
    }
    if (above === path.dirname(above)) return
  }
}

function closeOnSignal(close) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      console.error(`\n${signal}: ending what runs in the clone.`)
      void close().finally(() => process.exit(1))
    })
  }
}
