import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { appendFileSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import getPort from 'get-port'

import { npmCommand } from '../../scripts/lib/run.mjs'
import type { Figures } from './rows.mjs'

const PAGE = 'introduction/getting-started'
const LOOK_EVERY_MS = 100
const MOST_MS = 20 * 60_000
const MOST_LOOKS = 50
/** Bytes in which systems count the blocks of a file. */
const BLOCK = 512

/** Measures `npm start` in a clone of the last commit: at first, again, and after a change of one page. npm's cache is as it is. */
export async function measureStart(): Promise<Figures> {
  const clone = mkdtempSync(path.join(tmpdir(), 'bench-start-'))
  try {
    execFileSync('git', ['clone', '--quiet', '.', clone])
    const first = await measureFirstPage(clone)
    const again = await measureFirstPage(clone)
    appendFileSync(path.join(clone, `docs/${PAGE}.mdx`), '\nThis sentence is new.\n')
    const changed = await measureFirstPage(clone)
    return {
      'npm start: first page, s': first,
      'npm start: packages': countPackages(clone),
      'npm start: packages, MB': weighFolder(path.join(clone, 'node_modules')) / 1e6,
      'npm start again: first page, s': again,
      'npm start, one page changed: first page, s': changed,
    }
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
}

/** @returns seconds from the command to the moment at which a page answers */
async function measureFirstPage(clone: string): Promise<number> {
  const port = await getPort()
  const begun = performance.now()
  const child = startIn(clone, port)
  try {
    while (!(await answers(`http://localhost:${port}/${PAGE}`))) {
      if (child.exitCode !== null) throw new Error(`npm start ended with exit code ${child.exitCode}.`)
      if (performance.now() - begun > MOST_MS) throw new Error('npm start serves no page.')
      await wait(LOOK_EVERY_MS)
    }
    return (performance.now() - begun) / 1000
  } finally {
    await stop(child)
  }
}

function startIn(clone: string, port: number): ChildProcess {
  const { command, parameters, options } = npmCommand(['start'])
  const env = { ...process.env, PORT: String(port) }
  // What it prints would stand in the table. In a group of its own, it can be ended with all that it starts.
  const child = spawn(command, parameters, { ...options, cwd: clone, env, stdio: 'ignore', detached: true })
  const onInterrupt = () => {
    signal(child)
    rmSync(clone, { recursive: true, force: true })
    process.exit(1)
  }
  process.once('SIGINT', onInterrupt)
  child.once('exit', () => process.off('SIGINT', onInterrupt))
  return child
}

async function answers(address: string): Promise<boolean> {
  try {
    const { ok } = await fetch(address)
    return ok
  } catch {
    return false
  }
}

/** Ends a process with all that it has started, and gives these some seconds for it. */
async function stop(child: ChildProcess): Promise<void> {
  for (let left = MOST_LOOKS; left > 0 && signal(child); left -= 1) await wait(LOOK_EVERY_MS)
}

/** @returns whether there was somebody to get the signal */
function signal({ pid }: ChildProcess): boolean {
  try {
    return pid !== undefined && process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM')
  } catch {
    return false
  }
}

function countPackages(clone: string): number {
  const installed = readFileSync(path.join(clone, 'node_modules/.package-lock.json'), 'utf8')
  return Object.keys((JSON.parse(installed) as { packages: object }).packages).length
}

function weighFolder(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => lstatSync(path.join(folder, file)))
    .reduce((sum, { blocks }) => sum + blocks * BLOCK, 0)
}
