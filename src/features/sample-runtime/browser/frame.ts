/*
 * The script of the frame. It runs nothing of a sample itself, only starts and ends the runners that do, so that it can
 * always answer the page.
 */
import type { Question, StoreSummary } from '../../store-inspector/protocol/messages'
import { readSummaries } from '../../store-inspector/protocol/read-answer'
import { LIMITS, type RunEvent } from '../protocol/messages'
import { isOfClaim } from './channel'
import { createAsking } from './asking'
import { openDocument, startWorker, type RunnerHost, lineOfSyntaxError } from './runner-host'
import type { FromFrame, FromRunner, Job, RefusedEvent, ToFrame } from './protocol'

/** How long a runner may take to start evaluating, in milliseconds. No code of a sample runs before that. */
const LOADING = 10_000
/** The shortest time between two messages about the size of a screen, in milliseconds. */
const RESIZING = 50

interface Running {
  host: RunnerHost
  run: number
  hasScreen: boolean
  timer: ReturnType<typeof setTimeout>
  events: number
  /** The last height of its screen. */
  measured?: number
  /** The last height of its screen, until it is sent to the page. */
  height?: number
  /** Whether anything has thrown. */
  hasFailed?: boolean
  /** Whether there was nothing on its screen at the end. */
  isBlank?: boolean
  /** What its stores have done, while the page hasn't heard of it. */
  stores?: readonly StoreSummary[]
  hasStores?: boolean
  /** Whether the run has ended, and its runner is only there to be asked. */
  isOver?: boolean
  /** Settles once the page was told about the file that the engine refused; later messages wait for it. */
  refused?: Promise<void>
}

type Ended = Extract<RunEvent, { type: 'ended' }>

/** Whether the code failed and left an empty screen. The screen of the previous run is then more useful. */
function isBroken({ hasFailed, isBlank }: Running): boolean {
  return hasFailed === true && isBlank === true
}

async function withPlace({ text, file, code }: RefusedEvent): Promise<RunEvent> {
  const line = await lineOfSyntaxError(code)
  return { type: 'error', text, ...(line !== undefined && { place: { file, line, column: 1 } }) }
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
  const asking = createAsking(
    (run, text) => send({ type: 'answer', run, text }),
    () => {
      // A screen is watched by the page.
      if (current?.isOver) stop()
    },
  )

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
    asking.giveUp()
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
  function end(event: Ended): void {
    if (!current) return
    const running = current
    sayStores(running)
    if (event.reason !== 'done') stop()
    else if (!running.hasScreen) rest(running, event)
    else {
      clearTimeout(running.timer)
      if (!isBroken(running)) showScreenOf(running)
    }
    send({ type: 'event', run: running.run, event })
  }
  const endFor = (reason: Ended['reason']): void => end({ type: 'ended', reason })

  /** A worker that has made stores is kept, to be asked about them, and one whose timers wait, to go on. */
  function rest(running: Running, { waiting }: Ended): void {
    if (!running.hasStores && !waiting) stop()
    clearTimeout(running.timer)
    running.isOver = true
  }

  function wait(run: number): void {
    if (current?.run !== run || !current.isOver) return
    Object.assign(current, { isOver: false, events: 0 })
    current.timer = setTimeout(() => endFor('too long'), LIMITS.time)
    current.host.tell({ type: 'wait' })
  }

  function showScreenOf(running: Running): void {
    show(running.host)
    // As long as another screen was shown, the page wasn't told that this one is empty.
    if (running.measured === 0) resize(running, 0)
  }

  function run(key: string, job: Job): void {
    stop()
    const hasScreen = job.task.hasScreen === true
    const running: Running = {
      host: takeRunner(key, hasScreen),
      run: job.task.run,
      hasScreen,
      timer: setTimeout(() => endFor('lost'), LOADING),
      events: 0,
    }
    current = running
    running.host.start(job, {
      onMessage: (message) => {
        if (current === running) receive(running, message)
      },
      onFailure: () => {
        if (current === running) endFor('lost')
        startAhead(key, hasScreen)
      },
    })
    startAhead(key, hasScreen)
  }

  /** Throttles the messages about the size of a screen. */
  function resize(running: Running, height: number): void {
    running.measured = height
    if (height === 0 && shown !== undefined && shown !== running.host) return
    const isWaiting = running.height !== undefined
    running.height = height
    if (isWaiting) return
    setTimeout(() => {
      if (current === running && running.height !== undefined)
        send({ type: 'size', run: running.run, height: running.height })
      delete running.height
    }, RESIZING)
  }

  /** As with sizes, the page hears of stores now and then. */
  function keepStores(running: Running, stores: readonly StoreSummary[]): void {
    const isWaiting = running.stores !== undefined
    running.stores = stores
    running.hasStores = true
    if (!isWaiting) setTimeout(() => sayStores(running), RESIZING)
  }

  function sayStores(running: Running): void {
    const { stores } = running
    delete running.stores
    if (stores && current === running) send({ type: 'stores', run: running.run, stores })
  }

  function ask(run: number, question: Question): void {
    if (current?.run !== run) asking.refuse(run, question)
    else {
      asking.wait(run, question)
      current.host.tell({ type: 'ask', question })
    }
  }

  function receive(running: Running, message: FromRunner): void {
    switch (message.type) {
      case 'started':
        clearTimeout(running.timer)
        running.timer = setTimeout(() => endFor('too long'), LIMITS.time)
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
      case 'stores': {
        const stores = readSummaries(message.stores)
        if (stores?.length) keepStores(running, stores)
        return
      }
      case 'answer':
        asking.answer(message.id, message.text)
        return
      case 'event':
        if (!running.isOver) receiveInOrder(running, message.event)
    }
  }

  function receiveInOrder(running: Running, event: RunEvent | RefusedEvent): void {
    const receiveNow = async (): Promise<void> => {
      const known = event.type === 'refused' ? await withPlace(event) : event
      if (current === running) receiveEvent(running, known)
    }
    if (event.type !== 'refused' && !running.refused) receiveEvent(running, event)
    else running.refused = (running.refused ?? Promise.resolve()).then(receiveNow)
  }

  function receiveEvent(running: Running, event: RunEvent): void {
    if (!isOfClaim(event)) running.events += 1
    if (event.type === 'error') running.hasFailed = true
    if (event.type === 'screen') running.isBlank = event.text === ''
    if (event.type === 'ended') end(event)
    // The runner counts, too; but it shares its world with the sample.
    else if (running.events > LIMITS.events) endFor('too much output')
    else send({ type: 'event', run: running.run, event })
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
      case 'ask':
        ask(data.run, data.question)
        return
      case 'wait':
        wait(data.run)
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
