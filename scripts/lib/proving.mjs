import { spawn } from 'node:child_process'
import { readFileSync, renameSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

import { hashSources, markBuild, readMark, removeMark } from './build-mark.mjs'
import { node, PlainError } from './run.mjs'

export const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs'
/** The build's record of the samples that it didn't prove. */
const STATE = '.cache/samples-state.json'
const PROVEN = '.cache/proven-build'
const REPLACED = '.cache/replaced-build'

/**
 * Builds a draft of the site, which shows what is known of its samples and proves nothing, unless the directory holds a
 * whole build of the same sources.
 *
 * @param {string} directory
 * @param {object} [options] for tests
 * @param {() => string} [options.getSources] the hash of what the site is built from
 * @param {(directory: string) => Promise<{ drafts: number }>} [options.build]
 * @returns {Promise<{ isProven: boolean }>} whether nothing of it is left to {@link proveBehind}
 */
export async function ensureBuilt(directory, { getSources = hashSources, build = buildDraft } = {}) {
  // What changes while it builds is found the next time.
  const sources = getSources()
  const mark = readMark(directory)
  if (mark?.sources === sources) return mark
  removeMark(directory)
  const { drafts } = await build(directory)
  const built = { sources, isProven: drafts === 0 }
  markBuild(directory, built)
  return built
}

async function buildDraft(directory) {
  await node([DOCUSAURUS, 'build', '--out-dir', directory], { SAMPLES: 'draft' })
  return readState()
}

/** What the last build left out: `drafts` is the number of its samples without a proof. */
function readState() {
  return JSON.parse(readFileSync(STATE, 'utf8'))
}

/**
 * Starts the preview server, which prints its address.
 *
 * @param {string} directory of the built site
 * @returns {{ isRunning: () => boolean, reload: () => void, ended: Promise<void> }} `reload` has it read the directory
 *   again; `ended` rejects when it fails
 */
export function serve(directory) {
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/preview/cli.mts'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, DIRECTORY: directory },
  })
  const ended = new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new PlainError(`The server can't be started: ${error.message}`)))
    child.on('exit', (code, signal) => {
      if (code === 0 || signal !== null) resolve()
      else reject(new PlainError(`The server ended with exit code ${code}.`))
    })
  })
  return {
    isRunning: () => child.exitCode === null && child.signalCode === null,
    reload: () => void child.send('reload'),
    ended,
  }
}

/**
 * Builds the site once more with its samples compiled and executed, and has the server take it. A sample that doesn't hold
 * is printed, and the site stays as it is.
 *
 * @param {ReturnType<typeof serve>} server
 */
export async function proveBehind(server) {
  console.log(
    'The samples are compiled and executed now, which takes some minutes; the site can be read meanwhile.',
  )
  const sources = hashSources()
  const child = spawn(process.execPath, [DOCUSAURUS, 'build', '--out-dir', PROVEN], {
    stdio: 'inherit',
    env: { ...process.env, SAMPLES: 'installed' },
  })
  yieldToReaders(child.pid)
  const isDone = new Promise((resolve) => child.on('exit', (code) => resolve(code === 0)))
  void server.ended.catch(() => undefined).then(() => child.kill())
  const holds = await isDone
  if (!server.isRunning()) return
  if (!holds) {
    console.error('The served site shows samples that do not hold: see above.')
    return
  }
  markBuild(PROVEN, { sources, isProven: true })
  replace('build', PROVEN)
  server.reload()
  const { drafts } = readState()
  const except = drafts > 0 ? `, except for ${drafts} that need packages of the tests and were left out` : ''
  console.log(`The samples hold${except}. Reload a page to see its types and when it was checked.`)
}

/** Lowers the priority of this process, so that the server stays responsive. */
function yieldToReaders(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The system doesn't allow it: the server is only slower.
  }
}

function replace(directory, by) {
  rmSync(REPLACED, { recursive: true, force: true })
  renameSync(directory, REPLACED)
  renameSync(by, directory)
  rmSync(REPLACED, { recursive: true, force: true })
}
