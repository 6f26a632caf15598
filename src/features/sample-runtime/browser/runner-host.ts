import {
  type Ask,
  type FromRunner,
  type Go,
  type Job,
  type ToScreen,
  type Wait,
  IMPORT,
  META,
} from './protocol'
import { SANDBOX_FLAGS, DOCUMENT_SCRIPT } from '../protocol/sandbox'

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screen</title><body><script>${DOCUMENT_SCRIPT}</script></body></html>`

/**
 * Opens a document in a frame of its own, which inherits the policy of this one and reaches as little. It stays out of
 * sight until it is shown, so that the screen of the run before remains.
 *
 * @param scripts - the runner's own, and those of libraries
 */
export function openDocument(scripts: readonly string[]): RunnerHost {
  const { port1, port2 } = new MessageChannel()
  const element = document.createElement('iframe')
  element.setAttribute('sandbox', SANDBOX_FLAGS)
  element.title = 'Screen'
  element.srcdoc = PAGE
  Object.assign(element.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    border: '0',
    visibility: 'hidden',
  })
  element.addEventListener('load', () => element.contentWindow?.postMessage(scripts, '*', [port2]), {
    once: true,
  })
  document.body.append(element)
  return {
    start(job, { onMessage }) {
      port1.onmessage = ({ data }: MessageEvent<FromRunner>) => onMessage(data)
      port1.postMessage(job)
    },
    tell: (message) => port1.postMessage(message),
    show() {
      element.style.visibility = ''
    },
    remove() {
      port1.close()
      element.remove()
    },
  }
}

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

/**
 * Finds the line for which the engine refuses a file: a function that is made of a text doesn't say it, a script does. The
 * script only throws, before anything in it could run.
 *
 * @param code - the body of a function, as `transformFile` makes it
 * @returns the line, from 1; undefined if the engine doesn't say
 */
export async function lineOfSyntaxError(code: string): Promise<number | undefined> {
  const script = `throw 0;(async function(require,exports,${META},${IMPORT}){\n${code}\n})`
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
  const worker = new Worker(address)
  try {
    const line = await new Promise<number>((resolve) => {
      worker.onerror = (event) => {
        event.preventDefault()
        resolve(event.lineno - 1)
      }
    })
    return line > 0 ? line : undefined
  } finally {
    worker.terminate()
    URL.revokeObjectURL(address)
  }
}
