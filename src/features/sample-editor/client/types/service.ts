import type { CheckedFile, TypeDiagnostic } from './messages'
import { type CheckerWorker, startWorker } from './start-worker'

/** What came of a check. */
export type CheckOutcome =
  | { is: 'checked'; diagnostics: readonly TypeDiagnostic[] }
  | { is: 'not loaded' }
  | { is: 'too long' }
  | { is: 'failed' }

/** Milliseconds after which a check is ended: types can be computed without an end. */
const LONGEST = 20_000

/** Checks in a worker, one project after the other. */
export interface CheckService {
  check(files: readonly CheckedFile[]): Promise<CheckOutcome>
  /** Ends the worker. Checks that are still running get no result. */
  end(): void
}

/** Makes a service that starts its worker for the first check, and another one after the worker was ended. */
export function makeService(startWorker: () => Promise<CheckerWorker>): CheckService {
  let starting: Promise<CheckerWorker> | undefined
  let worker: CheckerWorker | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isEnded = false
  let last: Promise<unknown> = Promise.resolve()

  async function readyWorker(): Promise<CheckerWorker> {
    const started = await (starting ??= startWorker())
    worker = started
    if (!isEnded) return started
    endWorker()
    return new Promise<never>(() => {})
  }
  function endWorker(): void {
    clearTimeout(timer)
    worker?.terminate()
    worker = undefined
    starting = undefined
  }
  async function checkNow(files: readonly CheckedFile[]): Promise<CheckOutcome> {
    if (isEnded) return new Promise<never>(() => {})
    try {
      return await ask(await readyWorker(), files)
    } catch {
      starting = undefined
      return { is: 'not loaded' }
    }
  }
  function ask(target: CheckerWorker, files: readonly CheckedFile[]): Promise<CheckOutcome> {
    return new Promise((resolve) => {
      const giveUp = (is: 'too long' | 'failed') => {
        endWorker()
        resolve({ is })
      }
      timer = setTimeout(() => giveUp('too long'), LONGEST)
      target.onerror = () => giveUp('failed')
      target.onmessage = ({ data }) => {
        clearTimeout(timer)
        resolve(data.type === 'checked' ? { is: 'checked', diagnostics: data.diagnostics } : { is: 'failed' })
      }
      target.postMessage({ type: 'check', files })
    })
  }

  return {
    check(files) {
      const outcome = last.then(() => checkNow(files))
      last = outcome
      return outcome
    },
    end() {
      isEnded = true
      endWorker()
    },
  }
}

/** An editor's part in the worker that all editors of a page share. */
export interface TypeChecker {
  check(files: readonly CheckedFile[]): Promise<CheckOutcome>
  /** The last one that closes ends the worker. */
  close(): void
}

let service: CheckService | undefined
let users = 0

/** Opens a checker; its first check loads the compiler. */
export function openTypeChecker(start = startWorker): TypeChecker {
  const shared = (service ??= makeService(start))
  users += 1
  let isOpen = true
  return {
    check: (files) => shared.check(files),
    close() {
      if (!isOpen) return
      isOpen = false
      users -= 1
      if (users > 0) return
      shared.end()
      service = undefined
    },
  }
}
