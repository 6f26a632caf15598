import { LIMITS, type RunEvent, type RunTask } from '../../shared/try-it/messages'
import type { TryEnvironment } from '../../shared/try-it/sample'
import type { FromFrame } from '../runner/protocol'
import { fetchManifest, fetchScripts } from './fetch-scripts'
import { openFrame, type Frame } from './frame'
import { filesOf, specifiersIn } from './libraries'

/** Milliseconds until a frame must have begun with a task. */
const LOADING = 15_000
/** Milliseconds that the frame has to end a run which took too long, before it is replaced. */
const GRACE = 1000

const NOT_LOADED = 'The sandbox could not be loaded. Check your connection and try again.'

/** Runs samples where they reach nothing but what they are given. */
export interface Sandbox {
  /** Runs a task and ends the one before. */
  run(task: Omit<RunTask, 'run'>, environment: TryEnvironment, onEvent: (event: RunEvent) => void): void
  stop(): void
  /** Removes the frame. */
  close(): void
}

interface Run {
  number: number
  onEvent: (event: RunEvent) => void
  timer: ReturnType<typeof setTimeout> | undefined
  events: number
}

/**
 * Opens a sandbox: a hidden frame, which is fetched now. What a task needs is fetched at its run.
 *
 * @param baseUrl - of the site, with a slash at its end
 */
export function openSandbox(baseUrl: string): Sandbox {
  let count = 0
  let current: Run | undefined
  let frame: Frame | undefined
  /** The scripts that the frame has. */
  const loaded = new Set<string>()

  function removeFrame(): void {
    frame?.remove()
    frame = undefined
    loaded.clear()
  }
  function currentFrame(): Frame {
    frame ??= openFrame(baseUrl, receive)
    return frame
  }
  function finish(event: RunEvent): void {
    const run = current
    if (!run) return
    clearTimeout(run.timer)
    current = undefined
    run.onEvent(event)
  }
  /** The frame doesn't answer: another one takes its place. */
  function replace(reason: 'too long' | 'lost'): void {
    removeFrame()
    if (reason === 'lost') current?.onEvent({ type: 'error', text: NOT_LOADED })
    finish({ type: 'ended', reason })
    currentFrame()
  }

  function receive(message: FromFrame): void {
    if (message.type === 'ready' || message.run !== current?.number) return
    if (message.type === 'started') {
      clearTimeout(current.timer)
      current.timer = setTimeout(() => replace('too long'), LIMITS.time + GRACE)
      return
    }
    const { event } = message
    current.events += 1
    if (event.type === 'ended') finish(event)
    else if (current.events <= LIMITS.events) current.onEvent(event)
    else {
      stopFrame()
      finish({ type: 'ended', reason: 'too much output' })
    }
  }
  function stopFrame(): void {
    frame?.send({ type: 'stop' })
  }

  async function start(run: Run, task: RunTask, environment: TryEnvironment): Promise<void> {
    const { key, scripts } = await loadScripts(baseUrl, task, environment)
    if (current !== run) return
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
      const run: Run = { number: count, onEvent, timer: undefined, events: 0 }
      current = run
      start(run, { ...task, run: count }, environment).catch(() => {
        if (current !== run) return
        onEvent({ type: 'error', text: NOT_LOADED })
        finish({ type: 'ended', reason: 'lost' })
      })
    },
    stop() {
      if (!current) return
      clearTimeout(current.timer)
      current = undefined
      stopFrame()
    },
    close() {
      this.stop()
      removeFrame()
    },
  }
}

async function loadScripts(
  baseUrl: string,
  task: RunTask,
  environment: TryEnvironment,
): Promise<{ key: string; scripts: string[] }> {
  const manifest = await fetchManifest(baseUrl)
  const specifiers = specifiersIn(task.files, Object.keys(manifest.libraries[environment]))
  const files = [manifest.runner, ...filesOf(specifiers, manifest, environment)]
  return { key: files.join(' '), scripts: await fetchScripts(baseUrl, files) }
}

/**
 * Fetches ahead what a run needs; harmless to call often.
 *
 * @param specifiers - of the packages that the sample imports; others are ignored
 */
export async function prepareSandbox(
  baseUrl: string,
  specifiers: readonly string[],
  environment: TryEnvironment,
): Promise<void> {
  try {
    const manifest = await fetchManifest(baseUrl)
    await fetchScripts(baseUrl, [manifest.runner, ...filesOf(specifiers, manifest, environment)])
  } catch {
    // The run tries again, and says so.
  }
}
