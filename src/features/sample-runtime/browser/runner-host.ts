import type { Ask, FromRunner, Go, Job, ToScreen, Wait } from './protocol'

/** What runs a task for the frame, and can be ended at any time. */
export interface RunnerHost {
  /** Runs the only task of this runner. */
  start(job: Job, listeners: RunnerListeners): void
  tell(message: Ask | Go | ToScreen | Wait): void
  /** Shows what it has on its screen. */
  show(): void
  remove(): void
}

/** What the frame hears of a runner. */
interface RunnerListeners {
  onMessage: (message: FromRunner) => void
  /** It can't run anything. */
  onFailure: () => void
}

/** The others are for documents. */
const FOR_WORKERS = new Set(['ask', 'ping', 'wait'])

/**
 * Starts a worker.
 *
 * @param scripts - the runner's own, and those of libraries
 */
export function startWorker(scripts: readonly string[]): RunnerHost {
  const address = URL.createObjectURL(new Blob([...scripts], { type: 'text/javascript' }))
  const worker = new Worker(address)
  return {
    start(job, { onMessage, onFailure }) {
      worker.onmessage = ({ data }: MessageEvent<FromRunner>) => onMessage(data)
      worker.onerror = onFailure
      worker.postMessage(job)
    },
    tell(message) {
      if (FOR_WORKERS.has(message.type)) worker.postMessage(message)
    },
    show: () => undefined,
    remove() {
      worker.onmessage = worker.onerror = null
      worker.terminate()
      URL.revokeObjectURL(address)
    },
  }
}
