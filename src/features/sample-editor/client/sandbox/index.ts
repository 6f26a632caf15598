import {
  LIMITS,
  type RunEvent,
  type RunTask,
  type ServerConditions,
} from '../../../sample-runtime/protocol/messages'
import type { TryDemo } from '../../shared/manifest'
import type { TryEnvironment } from '../../../sample-runtime/protocol/sample'
import type { Asker } from '../../../store-inspector/protocol/messages'
import type { StoreSummary } from '../../../store-inspector/protocol/messages'
import { createAsker } from './asker'
import { fetchLateAnswers, fetchManifest, fetchScripts } from './fetch-scripts'
import type { Message } from './guard'
import { openFrame, type Frame } from './frame'
import { getScripts, specifiersIn, type RunNeeds } from './libraries'
import { startHeartbeat } from './heartbeat'
import { lookOfPage, watchLook } from './screen-look'

/** Milliseconds until a frame must have begun with a task. */
const LOADING = 15_000
/** Milliseconds that the frame has to end a run which took too long, before it is replaced. */
const GRACE = 200

const NOT_LOADED = 'The sandbox could not be loaded. Check your connection and try again.'

/** Runs samples where they reach nothing but what they are given. */
export interface Sandbox {
  /**
   * Runs a task and ends the one before.
   *
   * @param onEvent - of a task with a screen, it is called behind the end of the run, too: for what the reader does there
   */
  run(task: Omit<RunTask, 'run'>, environment: TryEnvironment, onEvent: (event: RunEvent) => void): void
  /**
   * Lets the last run go on, which has ended with timers that wait: its events follow, and another end.
   *
   * @returns false if it isn't there any more
   */
  wait(): boolean
  /** Changes how the server of the screen answers, until the next run. */
  setServer(conditions: ServerConditions): void
  /**
   * Asks about the stores of the last run, also when it has ended.
   *
   * @returns a promise that rejects with what is wrong with the question, or if nothing answers
   */
  ask: Asker
  stop(): void
  /** Removes the frame. */
  close(): void
}

/** Where the screens of components are seen. */
export interface ScreenPlace {
  element: HTMLElement
  /** Called with the height of what is seen, in pixels; 0 if it is empty. */
  onSize: (height: number) => void
}

/** What else a sandbox is opened with. */
export interface SandboxOptions {
  /** Called with the stores that the current run has made, whenever something has happened in one. */
  onStores?: (stores: readonly StoreSummary[]) => void
  /** Called when they can't be asked any more, because the run was stopped. */
  onLost?: () => void
}

interface Run {
  number: number
  onEvent: (event: RunEvent) => void
  timer: ReturnType<typeof setTimeout> | undefined
  events: number
  hasScreen: boolean
  hasStores: boolean
  /** Whether it has ended, and can only be asked. */
  isOver: boolean
  /** Whether it is noticed if it doesn't answer any more. */
  isWatched: boolean
}

/**
 * Opens a sandbox: a frame, which is fetched now. What a task needs is fetched at its run.
 *
 * @param screen - for tasks with a screen; without it, the frame is hidden
 */
export function openSandbox(screen?: ScreenPlace, { onStores, onLost }: SandboxOptions = {}): Sandbox {
  let count = 0
  let current: Run | undefined
  let frame: Frame | undefined
  /** The scripts that the frame has. */
  const loaded = new Set<string>()
  const asker = createAsker((question) => {
    if (!current || !frame) return false
    frame.send({ type: 'ask', run: current.number, question })
    watch(current)
    return true
  }, fetchLateAnswers)
  const heartbeat = startHeartbeat(
    () => frame?.send({ type: 'ping' }),
    () => {
      replace('too long')
    },
  )
  /** The custom properties that the styles of a demo use. */
  let properties: readonly string[] = []
  const sendLook = (): void => frame?.send({ type: 'look', look: lookOfPage(properties) })
  const endLook = screen && watchLook(screen.element, sendLook)

  /** An ended run goes on where a reader operates its screen, or dispatches by hand. */
  function watch(run: Run): void {
    if (!run.isOver || run.isWatched) return
    run.isWatched = true
    heartbeat.start()
  }
  function removeFrame(): void {
    heartbeat.pause()
    asker.giveUp()
    frame?.remove()
    frame = undefined
    loaded.clear()
    screen?.onSize(0)
  }
  function currentFrame(): Frame {
    frame ??= openFrame(screen?.element, receive)
    return frame
  }
  function finish(run: Run, event: Extract<RunEvent, { type: 'ended' }>): void {
    clearTimeout(run.timer)
    const isDone = event.reason === 'done'
    run.isOver = true
    // A screen goes on, until another run takes its place, and stores can be asked about.
    if (run.hasScreen && isDone) watch(run)
    else if (!isDone || !(run.hasStores || event.waiting)) {
      current = undefined
      asker.giveUp()
      if (run.hasStores) onLost?.()
    }
    run.onEvent(event)
  }
  /** The frame doesn't answer: another one takes its place. */
  function replace(reason: 'too long' | 'lost'): void {
    const run = current
    removeFrame()
    currentFrame()
    if (!run) return
    if (reason === 'lost') run.onEvent({ type: 'error', text: NOT_LOADED })
    finish(run, { type: 'ended', reason })
  }

  function receive(message: Message): void {
    if (message.type === 'alive') heartbeat.beat()
    if (message.type === 'ready' || message.type === 'alive' || message.run !== current?.number) return
    const run = current
    if (message.type === 'answer') asker.receive(message.answer)
    else if (message.type === 'stores') {
      run.hasStores = true
      onStores?.(message.stores)
    } else if (message.type === 'size') screen?.onSize(message.height)
    else if (message.type === 'event') receiveEvent(run, message.event)
    else {
      clearTimeout(run.timer)
      run.timer = setTimeout(() => replace('too long'), LIMITS.time + GRACE)
      if (run.hasScreen) sendLook()
    }
  }
  function receiveEvent(run: Run, event: RunEvent): void {
    if (run.isOver && !run.hasScreen) return
    run.events += 1
    if (event.type === 'ended') finish(run, event)
    else if (run.events <= LIMITS.events) run.onEvent(event)
    else {
      frame?.send({ type: 'stop' })
      finish(run, { type: 'ended', reason: 'too much output' })
    }
  }

  async function start(run: Run, task: RunTask, environment: TryEnvironment): Promise<void> {
    const { key, scripts, demo } = await loadScripts(task, environment)
    if (current !== run) return
    properties = demo?.properties ?? []
    const target = currentFrame()
    if (!loaded.has(key)) target.send({ type: 'load', key, scripts })
    loaded.add(key)
    run.timer = setTimeout(() => replace('lost'), LOADING)
    target.send({ type: 'run', key, job: { task, environment } })
  }

  currentFrame()
  return {
    run(task, environment, onEvent) {
      this.stop()
      count += 1
      const hasScreen = task.hasScreen === true
      const run: Run = {
        number: count,
        onEvent,
        timer: undefined,
        events: 0,
        hasScreen,
        hasStores: false,
        isOver: false,
        isWatched: false,
      }
      current = run
      start(run, { ...task, run: count }, environment).catch(() => {
        if (current !== run) return
        onEvent({ type: 'error', text: NOT_LOADED })
        finish(run, { type: 'ended', reason: 'lost' })
      })
    },
    wait() {
      const run = current
      if (!run || !frame) return false
      if (!run.isOver) return true
      Object.assign(run, { isOver: false, events: 0 })
      run.timer = setTimeout(() => replace('too long'), LIMITS.time + GRACE)
      frame.send({ type: 'wait', run: run.number })
      return true
    },
    ask: asker.ask,
    setServer: (conditions) => frame?.send({ type: 'server', conditions }),
    stop() {
      if (!current) return
      heartbeat.pause()
      asker.giveUp()
      clearTimeout(current.timer)
      current = undefined
      frame?.send({ type: 'stop' })
    },
    close() {
      this.stop()
      endLook?.()
      removeFrame()
    },
  }
}

async function loadScripts(
  task: RunTask,
  environment: TryEnvironment,
): Promise<{ key: string; scripts: string[]; demo: TryDemo | undefined }> {
  const manifest = await fetchManifest()
  const demo = manifest.demos[task.demo ?? '']
  const specifiers = specifiersIn(task, Object.keys(manifest.libraries[environment]))
  const files = getScripts({ ...task, specifiers }, manifest, environment)
  return { key: files.join(' '), scripts: await fetchScripts(files), demo }
}

/**
 * Fetches ahead what a run needs; harmless to call often.
 *
 * @param needs - packages that aren't libraries of the sandbox are ignored
 */
export async function prepareSandbox(needs: RunNeeds, environment: TryEnvironment): Promise<void> {
  try {
    const manifest = await fetchManifest()
    await fetchScripts(getScripts(needs, manifest, environment))
  } catch {
    // The run tries again, and says so.
  }
}
