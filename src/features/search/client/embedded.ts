import { fetchFirstFile } from '../engine/files'
import type { FromWorker, ToWorker } from '../engine/messages'
import type { SearchListener, SearchProvider } from '../engine/types'

/** The part of a `Worker` that is used; tests pass their own. */
export interface SearchWorker {
  postMessage(message: ToWorker): void
  terminate(): void
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/**
 * Searches in the browser, in a worker: indexing texts never keeps the page from reacting. The page loads the index's first
 * file, because it can do so while the worker starts. A worker that can't be started, can't read that file or doesn't get it
 * fails all searches that wait for it; the next search starts another one.
 *
 * @param baseUrl - where the site is, with a slash at its end
 */
export function createEmbeddedProvider(
  baseUrl: string,
  createWorker: () => SearchWorker = createSearchWorker,
): SearchProvider {
  const listeners = new Map<number, SearchListener>()
  let running: { worker: SearchWorker; ready: Promise<unknown> } | undefined
  let lastTurn = 0

  function start() {
    const address = new URL(baseUrl, location.href).href
    const worker = createWorker()
    const stop = () => {
      worker.terminate()
      if (running?.worker !== worker) return
      running = undefined
      const waiting = [...listeners.values()]
      listeners.clear()
      for (const { onFailure } of waiting) onFailure()
    }
    worker.onmessage = ({ data: { turn, answer } }) => {
      const listener = listeners.get(turn)
      if (answer) listener?.onAnswer(answer)
      else listener?.onFailure()
    }
    worker.onerror = stop
    const ready = fetchFirstFile(address).then(
      (first) => worker.postMessage({ kind: 'start', baseUrl: address, first }),
      stop,
    )
    return { worker, ready }
  }

  return {
    prepare: () => void (running ??= start()),
    search: (request, listener) => {
      const turn = ++lastTurn
      listeners.set(turn, listener)
      const { worker, ready } = (running ??= start())
      // Its listener is gone if it was ended or has failed in the meantime.
      void ready.then(() => listeners.has(turn) && worker.postMessage({ kind: 'search', turn, request }))
      return () => {
        if (listeners.delete(turn)) worker.postMessage({ kind: 'end', turn })
      }
    },
  }
}

function createSearchWorker(): SearchWorker {
  return new Worker(new URL('../engine/worker.ts', import.meta.url), { name: 'search-worker' })
}
