/* The script of runners. In a worker and in a document of a screen, it waits for the only job. */
import { createChannel } from './channel'
import { runInDocument } from './in-document'
import { registerLibrary } from './libraries'
import { lockDown } from './lock-down'
import type { Ask, FromRunner, Job, Ping, Wait } from './protocol'
import { createRun, type Run } from './run'

/** The port that the script of a document keeps for the runner. */
const { runnerPort } = globalThis as { runnerPort?: MessagePort }

if (runnerPort) {
  Reflect.deleteProperty(globalThis, 'runnerPort')
  runInDocument(runnerPort)
} else runInWorker()

function runInWorker(): void {
  // What the run needs of the worker is taken before it is removed.
  const send = (postMessage as (message: FromRunner) => void).bind(globalThis)
  const channel = createChannel((event) => send({ type: 'event', event }))
  let running: Run | undefined
  addEventListener('message', ({ data, isTrusted }: MessageEvent<Job | Ask | Ping | Wait>) => {
    if (!isTrusted) return
    if ('task' in data) running ??= start(data)
    else if (data.type === 'ask') void running?.ask(data.question)
    else if (data.type === 'wait') void running?.wait()
    else send({ type: 'alive' })
  })

  function start({ task, environment }: Job): Run {
    lockDown('worker')
    Object.assign(globalThis, { process: { env: { NODE_ENV: environment } } })
    const run = createRun(channel, send)
    void run(task, () => send({ type: 'started' }))
    return run
  }
}

// The scripts of libraries, which come behind this one, call it by this name.
Object.assign(globalThis, { registerLibrary })
