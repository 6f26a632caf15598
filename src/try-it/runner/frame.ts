/*
 * The script of the frame. It runs nothing of a sample itself, only starts and ends the workers that do, so that it can
 * always answer the page.
 */
import { LIMITS, type RunEvent } from '../../shared/try-it/messages'
import type { FromFrame, FromWorker, Job, ToFrame } from './protocol'

/** Milliseconds until a worker must have begun to evaluate. Nothing of a sample runs until then. */
const LOADING = 10_000

interface Running {
  worker: Worker
  run: number
  timer: ReturnType<typeof setTimeout>
  events: number
}

interface Ready {
  key: string
  worker: Worker
}

function serve(page: MessagePort): void {
  const addresses = new Map<string, string>()
  let current: Running | undefined
  /** Started ahead, so that the next run begins at once. */
  let ahead: Ready | undefined

  const send = (message: FromFrame): void => page.postMessage(message)

  function startWorker(key: string): Worker {
    return new Worker(addresses.get(key) ?? '')
  }
  function startAhead(key: string): void {
    if (ahead?.key === key || !addresses.has(key)) return
    ahead?.worker.terminate()
    ahead = { key, worker: startWorker(key) }
  }
  function takeWorker(key: string): Worker {
    const worker = ahead?.key === key ? ahead.worker : startWorker(key)
    if (ahead?.worker === worker) ahead = undefined
    return worker
  }
  function stop(): void {
    if (!current) return
    clearTimeout(current.timer)
    current.worker.onmessage = current.worker.onerror = null
    current.worker.terminate()
    current = undefined
  }
  function end(reason: Extract<RunEvent, { type: 'ended' }>['reason']): void {
    if (!current) return
    const { run } = current
    stop()
    send({ type: 'event', run, event: { type: 'ended', reason } })
  }

  function run(key: string, job: Job): void {
    stop()
    const worker = takeWorker(key)
    const running: Running = {
      worker,
      run: job.task.run,
      timer: setTimeout(() => end('lost'), LOADING),
      events: 0,
    }
    current = running
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (current === running) receive(running, data)
    }
    worker.onerror = () => {
      end('lost')
      startAhead(key)
    }
    worker.postMessage(job)
    startAhead(key)
  }

  function receive(running: Running, message: FromWorker): void {
    running.events += 1
    if (message.type === 'started') {
      clearTimeout(running.timer)
      running.timer = setTimeout(() => end('too long'), LIMITS.time)
      send({ type: 'started', run: running.run })
    } else if (message.event.type === 'ended') end(message.event.reason)
    // The runner counts, too; but it shares its world with the sample.
    else if (running.events > LIMITS.events) end('too much output')
    else send({ type: 'event', run: running.run, event: message.event })
  }

  page.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    if (data.type === 'load') {
      const blob = new Blob([...data.scripts], { type: 'text/javascript' })
      addresses.set(data.key, URL.createObjectURL(blob))
      startAhead(data.key)
    } else if (data.type === 'run') run(data.key, data.job)
    else stop()
  }
  send({ type: 'ready' })
}

function connect(event: MessageEvent<unknown>): void {
  const [port] = event.ports
  // The address keeps its origin, although the document has none.
  if (event.source !== parent || event.origin !== location.origin || !port) return
  removeEventListener('message', connect)
  serve(port)
}

addEventListener('message', connect)
