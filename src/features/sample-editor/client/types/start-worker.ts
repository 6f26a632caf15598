import { SITE } from '../../../../config/site'
import { fetchFile, fetchManifest } from '../sandbox/fetch-scripts'
import type { FromChecker, ToChecker } from './messages'

/** The part of a `Worker` that is used; tests pass their own. */
export interface CheckerWorker {
  postMessage(message: ToChecker, transfer?: Transferable[]): void
  terminate(): void
  onmessage: ((event: MessageEvent<FromChecker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/**
 * Starts a worker, and gives it the declarations, which the page fetches while the worker's script arrives.
 *
 * @returns a worker that waits for a check
 * @throws Error if a file can't be loaded
 */
export async function startWorker(): Promise<CheckerWorker> {
  const { types } = await fetchManifest()
  const worker: CheckerWorker = new Worker(SITE.baseUrl + types.checker, { name: 'types' })
  try {
    const failure = new Promise<never>((_, reject) => {
      worker.onerror = () => reject(new Error(`${types.checker} could not be loaded.`))
    })
    const response = await Promise.race([fetchFile(types.declarations), failure])
    await Promise.race([giveDeclarations(worker, await response.arrayBuffer()), failure])
    return worker
  } catch (error) {
    worker.terminate()
    throw error
  }
}

/** Waits until the worker has read them. */
function giveDeclarations(worker: CheckerWorker, bytes: ArrayBuffer): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      if (data.type === 'ready') resolve()
      else reject(new Error('The declarations could not be read.'))
    }
    worker.postMessage({ type: 'declarations', bytes }, [bytes])
  })
}
