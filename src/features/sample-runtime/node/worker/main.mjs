// @ts-check
import { parentPort, workerData } from 'node:worker_threads'

import { installNetwork } from '../../core/network.mjs'
import { runSample } from '../../core/run.mjs'
import { SIMULATED_TIME_LIMIT } from '../../core/time-limit.mjs'
import { installVirtualTime } from '../../core/virtual-time.mjs'
import { createAssertions } from './assertions.mjs'
import { captureOutput } from './capture.mjs'
import { installDocument } from './document.mjs'
import { createModules, importPackage } from './modules.mjs'
import { startServer } from './server.mjs'
import { collectThrown } from './thrown.mjs'

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

/** @type {(task: FenceTask, assertions: import('./assertions.mjs').Assertions) => Promise<() => Promise<void>>} */
async function prepare(task, assertions) {
  const server = task.server && (await startServer(task.server))
  network.use(server)
  const modules = createModules({ sources: task.modules, importPackage: importFromSite, assertions, server })
  const entries = await modules.link(task.entries)
  say({ type: 'started', id: task.id })
  return async () => {
    for (const entry of entries) await entry.evaluate()
  }
}

/** @type {Promise<unknown>} */
let queue = Promise.resolve()
port.on('message', (/** @type {FenceTask} */ task) => {
  queue = queue.then(async () => say({ type: 'done', id: task.id, report: await execute(task) }))
})
