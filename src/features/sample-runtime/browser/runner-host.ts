import type { Ask, FromRunner, Go, Job, ToScreen } from './protocol'

/** What runs a task for the frame, and can be ended at any time. */
export interface RunnerHost {
  /** Runs the only task of this runner. */
  start(job: Job, listeners: RunnerListeners): void
  tell(message: Ask | Go | ToScreen): void
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
      if (message.type === 'ask' || message.type === 'ping') worker.postMessage(message)
    },
    show: () => undefined,
    remove() {
      worker.onmessage = worker.onerror = null
      worker.terminate()
      URL.revokeObjectURL(address)
    },
  }
}
