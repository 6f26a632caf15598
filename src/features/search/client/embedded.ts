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
 * file, because it can do so while the worker starts. A worker that can't be started fails all searches that wait for it;
 * the next search starts another one.
 *
 * @param baseUrl - where the site is, with a slash at its end
 */
export function createEmbeddedProvider(
  baseUrl: string,
  startWorker: () => SearchWorker = startSearchWorker,
): SearchProvider {
  const address = () => new URL(baseUrl, location.href).href
  // Not `onceUnlessFailed`: a file that was loaded may turn out to be unreadable in the worker.
  let firstFile: Promise<string> | undefined
  const loadFirstFile = () => {
    firstFile ??= fetchFirstFile(address()).catch((error: unknown) => {
      firstFile = undefined
      throw error
    })
    return firstFile
  }
  const listeners = new Map<number, SearchListener>()
  let worker: SearchWorker | undefined
  /** The workers that have the first file. */
  const informed = new WeakSet<SearchWorker>()
  let lastTurn = 0

  function runningWorker(): SearchWorker {
    if (worker) return worker
    const started = startWorker()
    started.onmessage = ({ data }) => {
      if (data.kind === 'unreadable') {
        firstFile = undefined
        informed.delete(started)
      } else if (data.kind === 'answer') listeners.get(data.turn)?.onAnswer(data.answer)
      else listeners.get(data.turn)?.onFailure()
    }
    started.onerror = () => {
      started.terminate()
      worker = undefined
      const waiting = [...listeners.values()]
      listeners.clear()
      for (const { onFailure } of waiting) onFailure()
    }
    started.postMessage({ kind: 'start', baseUrl: address() })
    worker = started
    return started
  }

  /** Sends a message, and the first file once it is there. If it could not be loaded, this tries again. */
  function send(message: ToWorker): void {
    const receiver = runningWorker()
    const isInformed = informed.has(receiver)
    if (!isInformed) receiver.postMessage({ kind: 'expect' })
    receiver.postMessage(message)
    if (isInformed) return
    loadFirstFile().then(
      (json) => {
        if (!informed.has(receiver)) receiver.postMessage({ kind: 'first', json })
        informed.add(receiver)
      },
      () => receiver.postMessage({ kind: 'first' }),
    )
  }

  return {
    prepare: () => send({ kind: 'prepare' }),
    search: (request, listener) => {
      const turn = ++lastTurn
      listeners.set(turn, listener)
      send({ kind: 'search', turn, request })
      return () => {
        listeners.delete(turn)
        worker?.postMessage({ kind: 'end', turn })
      }
    },
  }
}

function startSearchWorker(): SearchWorker {
  return new Worker(new URL('../engine/worker.ts', import.meta.url), { name: 'search-worker' })
}
