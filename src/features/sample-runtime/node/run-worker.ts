import { readdirSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { buildSync } from 'esbuild'

import type { FenceReport, FenceTask, WorkerMessage, WorkerOptions } from './protocol'

const WORKER = 'src/features/sample-runtime/node/worker/main.mjs'
/** How long a worker may take to load what a fence imports, in milliseconds. */
const LOADING_LIMIT = 120_000
const LOADING_MESSAGE = 'The modules that this sample imports did not load in time.'

/** Options for executing a group of fences. */
export interface WorkerSettings extends WorkerOptions {
  /** The NODE_ENV of the libraries. */
  environment: string
  /** How long a fence may take, in milliseconds of real time. */
  limit: number
}

/** The outcome of a fence: a report, or a sentence that says why there is none. */
export type TaskResult = FenceReport | string

/** The results that one worker sent before it ended. */
interface Progress {
  results: Map<number, TaskResult>
  /** The first task without a result, which is the one that ended the worker. */
  remaining: FenceTask[]
}

/**
 * Executes fences one after the other in a separate thread. A fence that doesn't end is stopped together with the
 * thread, and another thread executes the fences after it.
 *
 * @returns results by the tasks' ids
 */
export async function runTasks(
  tasks: FenceTask[],
  settings: WorkerSettings,
): Promise<Map<number, TaskResult>> {
  const results = new Map<number, TaskResult>()
  let remaining = tasks
  while (remaining.length > 0) {
    const progress = await runWorker(remaining, settings)
    for (const [id, result] of progress.results) results.set(id, result)
    remaining = progress.remaining
  }
  return results
}

async function runWorker(tasks: FenceTask[], settings: WorkerSettings): Promise<Progress> {
  const worker = startWorker(settings)
  const results = new Map<number, TaskResult>()
  const unfinished = (): FenceTask[] => tasks.filter(({ id }) => !results.has(id))
  const watch = new Watch()
  const reason = await new Promise<string | undefined>((resolve) => {
    listen(worker, watch, settings, resolve, (id, report) => {
      results.set(id, report)
      if (unfinished().length === 0) resolve(undefined)
    })
    for (const task of tasks) worker.postMessage(task)
  })
  watch.clear()
  worker.removeAllListeners()
  // Errors of a thread that is being stopped don't matter, but an unhandled "error" event would end this process.
  worker.on('error', () => undefined)
  await worker.terminate()
  const [current] = unfinished()
  if (current && reason !== undefined) results.set(current.id, reason)
  return { results, remaining: unfinished() }
}

/**
 * Listens to a worker's messages.
 *
 * @param stop - called with the sentence that says why the current fence gives no report
 * @param finish - called with the report of each fence, in the order of the tasks
 */
function listen(
  worker: Worker,
  watch: Watch,
  settings: WorkerSettings,
  stop: (reason: string) => void,
  finish: (id: number, report: FenceReport) => void,
): void {
  const awaitLoading = (): void => watch.set(LOADING_LIMIT, () => stop(LOADING_MESSAGE))
  awaitLoading()
  worker.on('error', (error) => stop(`This sample ended the thread that executes it: ${String(error)}`))
  worker.on('exit', () => stop('This sample ended the process that executes it.'))
  worker.on('message', (message: WorkerMessage) => {
    if (message.type === 'started') watch.set(settings.limit, () => stop(endlessMessage(settings.limit)))
    if (message.type === 'printed too much') stop(tooMuchMessage(settings))
    if (message.type !== 'done') return
    awaitLoading()
    finish(message.id, message.report)
  })
}

function startWorker({ siteDir, dom, aliases, output, environment }: WorkerSettings): Worker {
  return new Worker(path.join(siteDir, WORKER), {
    workerData: { siteDir, dom, aliases, output } satisfies WorkerOptions,
    env: { ...process.env, NODE_ENV: environment, NODE_DISABLE_COLORS: '1' },
    execArgv: ['--experimental-vm-modules', '--no-warnings'],
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  })
}

/**
 * A timer that checks once more for messages before it fires: while this thread was busy, the message that it waits
 * for may have arrived without being read.
 */
class Watch {
  #timer: NodeJS.Timeout | undefined
  #round = 0

  set(duration: number, ring: () => void): void {
    this.clear()
    const round = this.#round
    const ringIfUnchanged = (): void => {
      if (this.#round === round) ring()
    }
    this.#timer = setTimeout(() => setImmediate(() => setImmediate(ringIfUnchanged)), duration)
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#round += 1
  }
}

function endlessMessage(limit: number): string {
  return `This sample did not end within ${limit / 1000} s: an endless loop, or a promise that never settles.`
}

function tooMuchMessage({ output: { lines, characters } }: WorkerSettings): string {
  return `This sample prints too much: more than ${lines} lines or ${characters} characters.`
}

/** What makes each of the servers, which have a folder each, from the site's folder. */
const SERVERS = 'src/features/simulated-server/named'

/** The code of the servers in each site's folder, bundled once. */
const bundles = new Map<string, string>()

/**
 * Gives what the worker needs to create the server of a fence.
 *
 * @param name - the value of `server="…"`
 * @param siteDir - the site's folder
 */
export function loadServer(
  name: string | undefined,
  siteDir: string,
): { server?: NonNullable<FenceTask['server']>; error?: string } {
  if (name === undefined) return {}
  const folders = readdirSync(path.join(siteDir, SERVERS), { withFileTypes: true })
  const names = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  if (!names.includes(name)) {
    return { error: `There is no server "${name}"; the servers are ${names.sort().join(', ')}.` }
  }
  const code = bundles.get(siteDir) ?? bundleServers(siteDir)
  bundles.set(siteDir, code)
  return { server: { name, code } }
}

function bundleServers(siteDir: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: siteDir,
    entryPoints: [`${SERVERS}/index.ts`],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
