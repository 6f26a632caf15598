// @ts-check
import { parentPort, workerData } from 'node:worker_threads'
import { formatWithOptions, inspect } from 'node:util'

import { installNetwork } from '../../core/network.mjs'
import { runSample, SIMULATED_TIME_LIMIT } from '../../core/run.mjs'
import { installVirtualTime } from '../../core/virtual-time.mjs'
import { createAssertions, collectThrown } from './assertions.mjs'
import { installDocument } from './document.mjs'
import { createModules, importPackage, startServer } from './modules.mjs'
import { createConsole } from '../../core/console.mjs'
import { currentPlaces } from '../../core/thrown.mjs'

/** @import { Place } from '../../core/thrown.mjs' */

/** The console to use while no fence is executed; nothing reads its streams. */
const ownConsole = globalThis.console
const ownWrites = { stdout: process.stdout.write, stderr: process.stderr.write }

/**
 * Collects what is printed through the console or the standard streams, until it is closed.
 *
 * The console is a new one, so that the groups and counters of one fence don't affect the next.
 *
 * @param {object} options
 * @param {WorkerOptions['output']} options.limit
 * @param {readonly string[]} options.paths the modules that the first print is looked for in
 * @param {() => void} options.onOverflow called once, as soon as the limit is exceeded
 * @returns {{ close: () => { output: string, printedAt: Place[] } }}
 */
function captureOutput({ limit, paths, onOverflow }) {
  let output = ''
  /** @type {Place[]} */
  let printedAt = []
  let overflown = false

  /** @param {unknown} chunk */
  const print = (chunk) => {
    if (overflown) return
    if (output === '') printedAt = currentPlaces(paths)
    output += String(chunk)
    overflown = output.length > limit.characters || output.split('\n').length - 1 > limit.lines
    if (overflown) onOverflow()
  }
  const ofFence = createConsole({
    inspect,
    format: (...values) => formatWithOptions({}, ...values),
    print: (text) => print(`${text}\n`),
  })
  globalThis.console = /** @type {Console} */ (/** @type {unknown} */ (ofFence))
  process.stdout.write = process.stderr.write = (/** @type {unknown} */ chunk) => {
    print(chunk)
    return true
  }
  return {
    close() {
      globalThis.console = ownConsole
      process.stdout.write = ownWrites.stdout
      process.stderr.write = ownWrites.stderr
      return { output, printedAt }
    },
  }
}

/** @import { FenceReport, FenceTask, WorkerMessage, WorkerOptions } from '../protocol' */

const options = /** @type {WorkerOptions} */ (workerData)
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)

/** @param {WorkerMessage} message */
const say = (message) => port.postMessage(message)

// The document comes first, because its own timers must use the real clock.
const page = options.dom ? await installDocument() : undefined
const { setImmediate } = globalThis
const time = installVirtualTime({
  nextTurn: () => new Promise((resolve) => void setImmediate(resolve)),
  onError: (error) => void process.emit('uncaughtException', /** @type {Error} */ (error)),
})
page?.useGlobalTimers()
const network = installNetwork('add server="…" to the fence, or give fetchBaseQuery a fetchFn.')
const thrown = collectThrown(page)
const importFromSite = importPackage(options, time)

/**
 * @param {FenceTask} task
 * @returns {Promise<FenceReport>}
 */
async function execute(task) {
  const paths = task.modules.map(({ path }) => path)
  const assertions = createAssertions()
  const errors = thrown.open(paths)
  const output = captureOutput({
    limit: options.output,
    paths,
    onOverflow: () => say({ type: 'printed too much', id: task.id }),
  })
  await runSample(time, {
    prepare: () => prepare(task, assertions),
    report: errors.add,
    timeLimit: page ? undefined : SIMULATED_TIME_LIMIT,
  })
  const screen = page?.describeScreen() ?? []
  if (page) {
    // What is taken down finds no timers.
    time.stop()
    await page.clear(importFromSite).catch(errors.add)
  }
  const requests = network.requests()
  network.use(undefined)
  return { ...assertions.report(), ...output.close(), thrown: errors.close(), screen, requests }
}

/** @type {(task: FenceTask, assertions: import('./assertions.mjs').Assertions) => Promise<() => Promise<unknown>>} */
async function prepare(task, assertions) {
  const server = task.server && (await startServer(task.server))
  network.use(server)
  const modules = createModules({ sources: task.modules, importPackage: importFromSite, assertions, server })
  const entry = await modules.link(task.entry)
  say({ type: 'started', id: task.id })
  return () => entry.evaluate()
}

/** @type {Promise<unknown>} */
let queue = Promise.resolve()
port.on('message', (/** @type {FenceTask} */ task) => {
  queue = queue.then(async () => say({ type: 'done', id: task.id, report: await execute(task) }))
})
