/*
 * The script of the frame. It runs nothing of a sample itself, only starts and ends the runners that do, so that it can
 * always answer the page.
 */
import type { Question, StoreSummary } from '../../store-inspector/protocol/messages'
import { readSummaries } from '../../store-inspector/protocol/read-summaries'
import { LIMITS, type RunEvent } from '../protocol/messages'
import { createAsking } from './asking'
import { isOfClaim } from './channel'
import type { FromFrame, FromRunner, Job, RefusedEvent, ToFrame } from './protocol'
import { lineOfSyntaxError, type RunnerHost } from './runner-host'
import { createRunners } from './runners'

/** How long a runner may take to start evaluating, in milliseconds. No code of a sample runs before that. */
const LOADING = 10_000
/** The shortest time between two messages about the size of a screen, or about stores, in milliseconds. */
const PAUSE = 50

interface Running {
  host: RunnerHost
  run: number
  hasScreen: boolean
  timer: ReturnType<typeof setTimeout>
  events: number
  /** Tell the page the latest height of its screen, and what its stores have done. */
  sizes: Throttle<number>
  stores: Throttle<readonly StoreSummary[]>
  /** The last height of its screen. */
  measured?: number
  /** Whether anything has thrown. */
  hasFailed?: boolean
  /** Whether there was nothing on its screen at the end. */
  isBlank?: boolean
  hasStores?: boolean
  /** Whether the run has ended, and its runner is only there to be asked. */
  isOver?: boolean
  /** Settles once the page was told about the file that the engine refused; later messages wait for it. */
  refused?: Promise<void>
}

interface Throttle<Value> {
  put(value: Value): void
  /** Says at once what waits. */
  flush(): void
}

/** Says the latest of many values now and then. */
function throttle<Value>(say: (value: Value) => void): Throttle<Value> {
  let waiting: { value: Value } | undefined
  function flush(): void {
    const said = waiting
    waiting = undefined
    if (said) say(said.value)
  }
  return {
    put(value) {
      if (!waiting) setTimeout(flush, PAUSE)
      waiting = { value }
    },
    flush,
  }
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

/** Runs what the page sends, one task at a time, and tells it what comes of that. */
class Frame {
  readonly #page: MessagePort
  readonly #runners = createRunners()
  #current: Running | undefined
  #isAsked = false
  readonly #asking = createAsking(
    (run, text) => this.#send({ type: 'answer', run, text }),
    () => {
      // A screen is watched by the page.
      if (this.#current?.isOver) this.#stop()
    },
  )

  constructor(page: MessagePort) {
    this.#page = page
    page.onmessage = ({ data }: MessageEvent<ToFrame>) => this.#take(data)
    this.#send({ type: 'ready' })
  }

  #send(message: FromFrame): void {
    this.#page.postMessage(message)
  }

  #take(message: ToFrame): void {
    switch (message.type) {
      case 'load': {
        this.#runners.load(message.key, message.scripts)
        return
      }
      case 'run': {
        this.#run(message.key, message.job)
        return
      }
      case 'stop': {
        this.#stop()
        return
      }
      case 'ask': {
        this.#ask(message.run, message.question)
        return
      }
      case 'wait': {
        this.#wait(message.run)
        return
      }
      case 'ping':
        this.#isAsked = true
    }
    this.#current?.host.tell(message)
  }

  #run(key: string, job: Job): void {
    this.#stop()
    const { run, hasScreen = false } = job.task
    const say = (message: FromFrame): void => {
      if (this.#current === running) this.#send(message)
    }
    const running: Running = {
      host: this.#runners.take(key, hasScreen),
      run,
      hasScreen,
      timer: setTimeout(() => this.#endFor('lost'), LOADING),
      events: 0,
      sizes: throttle((height) => say({ type: 'size', run, height })),
      stores: throttle((stores) => say({ type: 'stores', run, stores })),
    }
    this.#current = running
    running.host.start(job, {
      onMessage: (message) => {
        if (this.#current === running) this.#receive(running, message)
      },
      onFailure: () => {
        if (this.#current === running) this.#endFor('lost')
        this.#runners.startAhead(key, hasScreen)
      },
    })
    this.#runners.startAhead(key, hasScreen)
  }

  #stop(): void {
    if (!this.#current) return
    this.#asking.giveUp()
    clearTimeout(this.#current.timer)
    this.#runners.end(this.#current.host)
    this.#current = undefined
  }

  #endFor(reason: Ended['reason']): void {
    this.#end({ type: 'ended', reason })
  }

  #end(event: Ended): void {
    if (!this.#current) return
    const running = this.#current
    running.stores.flush()
    if (event.reason !== 'done') this.#stop()
    else if (!running.hasScreen) this.#rest(running, event)
    else {
      clearTimeout(running.timer)
      if (!isBroken(running)) this.#show(running)
    }
    this.#send({ type: 'event', run: running.run, event })
  }

  /** A worker that has made stores is kept, to be asked about them, and one whose timers wait, to go on. */
  #rest(running: Running, { waiting }: Ended): void {
    if (!running.hasStores && !waiting) this.#stop()
    clearTimeout(running.timer)
    running.isOver = true
  }

  #wait(run: number): void {
    if (this.#current?.run !== run || !this.#current.isOver) return
    Object.assign(this.#current, { isOver: false, events: 0 })
    this.#limit(this.#current)
    this.#current.host.tell({ type: 'wait' })
  }

  #limit(running: Running): void {
    clearTimeout(running.timer)
    running.timer = setTimeout(() => this.#endFor('too long'), LIMITS.time)
  }

  #show(running: Running): void {
    this.#runners.show(running.host)
    // As long as another screen was shown, the page wasn't told that this one is empty.
    if (running.measured === 0) this.#resize(running, 0)
  }

  #resize(running: Running, height: number): void {
    running.measured = height
    if (height > 0 || !this.#runners.isBehindAnother(running.host)) running.sizes.put(height)
  }

  #ask(run: number, question: Question): void {
    if (this.#current?.run !== run) this.#asking.refuse(run, question)
    else {
      this.#asking.wait(run, question)
      this.#current.host.tell({ type: 'ask', question })
    }
  }

  #receive(running: Running, message: FromRunner): void {
    switch (message.type) {
      case 'started':
        this.#limit(running)
        this.#send({ type: 'started', run: running.run })
        running.host.tell({ type: 'go' })
        return
      case 'alive':
        if (this.#isAsked) this.#send({ type: 'alive' })
        this.#isAsked = false
        return
      case 'size': {
        this.#resize(running, message.height)
        return
      }
      case 'stores': {
        const stores = readSummaries(message.stores)
        if (!stores?.length) return
        running.hasStores = true
        running.stores.put(stores)
        return
      }
      case 'answer': {
        this.#asking.answer(message.id, message.text)
        return
      }
      case 'event':
        if (!running.isOver) this.#receiveInOrder(running, message.event)
    }
  }

  #receiveInOrder(running: Running, event: RunEvent | RefusedEvent): void {
    const receiveNow = async (): Promise<void> => {
      const known = event.type === 'refused' ? await withPlace(event) : event
      if (this.#current === running) this.#receiveEvent(running, known)
    }
    if (event.type !== 'refused' && !running.refused) this.#receiveEvent(running, event)
    else running.refused = (running.refused ?? Promise.resolve()).then(receiveNow)
  }

  #receiveEvent(running: Running, event: RunEvent): void {
    if (!isOfClaim(event)) running.events += 1
    if (event.type === 'error') running.hasFailed = true
    if (event.type === 'screen') running.isBlank = event.text === ''
    if (event.type === 'ended') this.#end(event)
    // The runner counts, too; but it shares its world with the sample.
    else if (running.events > LIMITS.events) this.#endFor('too much output')
    else this.#send({ type: 'event', run: running.run, event })
  }
}

function connect(event: MessageEvent<unknown>): void {
  const [port] = event.ports
  // The address keeps its origin, although the document has none. A frame with this script inside a screen has no such
  // address, and its parent isn't the page.
  if (parent !== top || event.source !== parent || event.origin !== location.origin || !port) return
  removeEventListener('message', connect)
  new Frame(port)
}

addEventListener('message', connect)
