/*
 * The script of the frame. It runs nothing of a sample itself, only starts and ends the runners that do, so that it can
 * always answer the page.
 */
import { LIMITS, type RunEvent } from '../../shared/try-it/messages'
import { openDocument } from './document-host'
import type { FromFrame, FromRunner, Job, ToFrame } from './protocol'
import { startWorker, type RunnerHost } from './runner-host'

/** Milliseconds until a runner must have begun to evaluate. Nothing of a sample runs until then. */
const LOADING = 10_000
/** Milliseconds between two sizes of a screen that the page hears of. */
const RESIZING = 50

interface Running {
  host: RunnerHost
  run: number
  hasScreen: boolean
  timer: ReturnType<typeof setTimeout>
  events: number
  /** The last size of its screen, while the page hasn't heard of it. */
  height?: number
}

interface Ready {
  /** What it was started with. */
  key: string
  hasScreen: boolean
  host: RunnerHost
}

function serve(page: MessagePort): void {
  const scripts = new Map<string, readonly string[]>()
  let current: Running | undefined
  /** The screen of the last run that has ended, until another one is there. */
  let shown: RunnerHost | undefined
  /** Started ahead, so that the next run begins at once. */
  let ahead: Ready | undefined
  let isAsked = false

  const send = (message: FromFrame): void => page.postMessage(message)

  function startRunner(key: string, hasScreen: boolean): RunnerHost {
    return (hasScreen ? openDocument : startWorker)(scripts.get(key) ?? [])
  }
  function startAhead(key: string, hasScreen: boolean): void {
    if (isReady(key, hasScreen)) return
    ahead?.host.remove()
    ahead = { key, hasScreen, host: startRunner(key, hasScreen) }
  }
  function isReady(key: string, hasScreen: boolean): boolean {
    return ahead?.key === key && ahead.hasScreen === hasScreen
  }
  function takeRunner(key: string, hasScreen: boolean): RunnerHost {
    const host = ahead && isReady(key, hasScreen) ? ahead.host : startRunner(key, hasScreen)
    if (ahead?.host === host) ahead = undefined
    return host
  }
  function stop(): void {
    if (!current) return
    clearTimeout(current.timer)
    if (current.host !== shown) current.host.remove()
    current = undefined
  }
  function show(host: RunnerHost | undefined): void {
    if (shown === host) return
    shown?.remove()
    shown = host
    host?.show()
  }
  function end(reason: Extract<RunEvent, { type: 'ended' }>['reason']): void {
    if (!current) return
    const { run, host, hasScreen } = current
    if (hasScreen && reason === 'done') {
      clearTimeout(current.timer)
      show(host)
    } else {
      show(undefined)
      stop()
    }
    send({ type: 'event', run, event: { type: 'ended', reason } })
  }

  function run(key: string, job: Job): void {
    stop()
    const hasScreen = job.task.hasScreen === true
    const running: Running = {
      host: takeRunner(key, hasScreen),
      run: job.task.run,
      hasScreen,
      timer: setTimeout(() => end('lost'), LOADING),
      events: 0,
    }
    current = running
    running.host.start(job, {
      onMessage: (message) => {
        if (current === running) receive(running, message)
      },
      onFailure: () => {
        if (current === running) end('lost')
        startAhead(key, hasScreen)
      },
    })
    startAhead(key, hasScreen)
  }

  /** However often a screen changes its size: the page hears of it now and then. */
  function resize(running: Running, height: number): void {
    const isWaiting = running.height !== undefined
    running.height = height
    if (isWaiting) return
    setTimeout(() => {
      if (current === running && running.height !== undefined)
        send({ type: 'size', run: running.run, height: running.height })
      delete running.height
    }, RESIZING)
  }

  function receive(running: Running, message: FromRunner): void {
    switch (message.type) {
      case 'started':
        clearTimeout(running.timer)
        running.timer = setTimeout(() => end('too long'), LIMITS.time)
        send({ type: 'started', run: running.run })
        running.host.tell({ type: 'go' })
        return
      case 'alive':
        if (isAsked) send({ type: 'alive' })
        isAsked = false
        return
      case 'size':
        resize(running, message.height)
        return
      case 'event':
        running.events += 1
        if (message.event.type === 'ended') end(message.event.reason)
        // The runner counts, too; but it shares its world with the sample.
        else if (running.events > LIMITS.events) end('too much output')
        else send({ type: 'event', run: running.run, event: message.event })
    }
  }

  page.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    switch (data.type) {
      case 'load':
        scripts.set(data.key, data.scripts)
        return
      case 'run':
        run(data.key, data.job)
        return
      case 'stop':
        stop()
        return
      case 'ping':
        isAsked = true
        current?.host.tell(data)
        return
      default:
        current?.host.tell(data)
    }
  }
  send({ type: 'ready' })
}

function connect(event: MessageEvent<unknown>): void {
  const [port] = event.ports
  // The address keeps its origin, although the document has none. A frame with this script inside a screen has no such
  // address, and its parent isn't the page.
  if (parent !== top || event.source !== parent || event.origin !== location.origin || !port) return
  removeEventListener('message', connect)
  serve(port)
}

addEventListener('message', connect)
