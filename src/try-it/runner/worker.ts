import { createChannel } from './channel'
import { registerLibrary } from './libraries'
import { lockDown } from './lock-down'
import type { FromWorker, Job } from './protocol'
import { createRun } from './run'

// What the run needs of the worker is taken before it is removed.
const send = (postMessage as (message: FromWorker) => void).bind(globalThis)
const channel = createChannel((event) => send({ type: 'event', event }))

addEventListener(
  'message',
  ({ data }: MessageEvent<Job>) => {
    const { task, environment } = data
    lockDown()
    Object.assign(globalThis, { process: { env: { NODE_ENV: environment } } })
    void createRun(channel)(task, () => send({ type: 'started' }))
  },
  { once: true },
)

// The scripts of libraries, which come behind this one, call it by this name.
Object.assign(globalThis, { registerLibrary })
